import { type AlertRule, type AlertSubscription, divides, type Interval, type Series } from '@zrak/api-client';

export type AlertKind = AlertRule['kind'];

/** Values of the dialog; an empty field is null. */
export interface AlertDraft {
  kind: AlertKind;
  locationId: string | null;
  seriesId: string | null;
  threshold: number | null;
  interval: Interval;
  intervals: number | null;
  hours: number | null;
}

export const kinds: readonly AlertKind[] = ['above', 'below', 'silence'];
const intervals: readonly Interval[] = ['PT15M', 'PT1H', 'P1D'];

export const emptyDraft = (locationId: string | null): AlertDraft => ({
  kind: 'above',
  locationId,
  seriesId: null,
  threshold: null,
  interval: 'PT1H',
  intervals: 1,
  hours: 6,
});

export const draftOf = ({ rule, locationId }: AlertSubscription): AlertDraft => ({
  ...emptyDraft(locationId),
  ...rule,
});

/** An averaging time cannot be shorter than the measuring interval, and is a multiple of it. */
export const intervalsOf = (series: Series | undefined): readonly Interval[] =>
  series ? intervals.filter((interval) => divides(series.nativeInterval, interval)) : intervals;

/** The averaging time to send: the chosen one, or the shortest one of the series if the chosen one is shorter. */
export function intervalOf({ interval }: AlertDraft, series: Series | undefined): Interval {
  const possible = intervalsOf(series);
  return possible.includes(interval) ? interval : possible[0]!;
}

/** A direction has no values above or below a threshold. */
export const hasThreshold = ({ aggregator }: Series): boolean => aggregator !== 'vectorMean';

/** Rule to send; null while a field is missing. */
export function ruleOf(draft: AlertDraft, series: Series | undefined): AlertRule | null {
  const { kind, locationId, threshold, hours } = draft;
  if (kind === 'silence') return locationId && hours ? { kind, locationId, hours } : null;
  if (!series || threshold === null || !draft.intervals) return null;
  return { kind, seriesId: series.id, threshold, interval: intervalOf(draft, series), intervals: draft.intervals };
}
