import type { ReferenceValue, Series } from '@zrak/api-client';
import { regimePeriodOf } from '@zrak/quantities/limits';
import { type AlertDraft, emptyDraft } from './alertDraft.ts';

/** A rule that only has to be saved, and the series it is about. */
export interface AlertTemplate {
  draft: AlertDraft;
  /** Absent for a rule about a station's silence. */
  series?: Series;
}

type Wanted = Pick<ReferenceValue, 'kind' | 'averaging'>;

/** Limits of which users ask to hear: the daily one, and the hourly threshold at which authorities inform the public. */
const wanted: readonly Wanted[] = [
  { kind: 'limit', averaging: 'P1D' },
  { kind: 'information', averaging: 'PT1H' },
];
const silentHours = 3;

/**
 * Alerts for somebody who has none yet, from the reference values that the server sends with its series: a server without
 * them gets the alert on silence only.
 */
export function alertTemplates(all: readonly Series[], locationId: string | null): AlertTemplate[] {
  const used = new Set<string>();
  const ofLimits = wanted.flatMap((one): AlertTemplate[] => {
    // The chosen station first, then any other that measures such a quantity.
    const series = all
      .toSorted((a, b) => Number(b.locationId === locationId) - Number(a.locationId === locationId))
      .find((candidate) => !used.has(candidate.parameter) && valueOf(candidate, one) !== undefined);
    const value = series && valueOf(series, one);
    if (!series || !value) return [];
    used.add(series.parameter);
    const interval = value.averaging === 'P1D' ? ('P1D' as const) : ('PT1H' as const);
    const draft = { ...emptyDraft(series.locationId), seriesId: series.id, threshold: value.value, interval };
    return [{ draft, series }];
  });
  const silence = { ...emptyDraft(locationId), kind: 'silence' as const, hours: silentHours };
  return locationId === null ? ofLimits : [...ofLimits, { draft: silence }];
}

/** The value of the regime in force. */
const valueOf = (series: Series, { kind, averaging }: Wanted) =>
  series.referenceValues.find(
    (value) => value.kind === kind && value.averaging === averaging && regimePeriodOf(value.regime) === 'until2030',
  );
