import type { AlertRule, AlertSubscription, Interval, Series } from '@zrak/api-client';

export type AlertKind = AlertRule['kind'];

/** What stands in the dialog; what has not been filled in is null. */
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

/** A mean is never shorter than what is measured. */
export const intervalsOf = (series: Series | undefined): readonly Interval[] =>
  series ? intervals.slice(intervals.indexOf(series.nativeInterval)) : intervals;

/** The mean to be sent: the one chosen, or the shortest of a series that has none so short. */
export function intervalOf({ interval }: AlertDraft, series: Series | undefined): Interval {
  const possible = intervalsOf(series);
  return possible.includes(interval) ? interval : possible[0]!;
}

/** Over or under a direction there is nothing. */
export const hasThreshold = ({ aggregator }: Series): boolean => aggregator !== 'vectorMean';

/** What is sent; null while something is missing. */
export function ruleOf(draft: AlertDraft, series: Series | undefined): AlertRule | null {
  const { kind, locationId, threshold, hours } = draft;
  if (kind === 'silence') return locationId && hours ? { kind, locationId, hours } : null;
  if (!series || threshold === null || !draft.intervals) return null;
  return { kind, seriesId: series.id, threshold, interval: intervalOf(draft, series), intervals: draft.intervals };
}
