import type { Zone } from '@zrak/quantities/time';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import { secondsPerDay } from '../time/interval.ts';
import { dayZone } from '../time/zone.ts';

// A series that records once a day has one value per civil day of its station. It is stored in the UTC day of the same
// date, since civil days have no equal lengths.

export const isDaily = ({ step }: { step: number }): boolean => step === secondsPerDay;

/** Number of the civil day at an instant, since 1970. */
export const civilDayAt = (zone: Zone, instant: number): number => Math.floor(zone.civilOf(instant) / secondsPerDay);

type LocatedSeries = Pick<CataloguedSeries, 'step' | 'location'>;

/** Start of the interval whose stored time is given, seconds. */
export const startOfInterval = (series: LocatedSeries, stored: number): number =>
  isDaily(series) ? dayZone(series.location).instantOf(stored) : stored;

/** End of the interval whose stored time is given, seconds. */
export const endOfInterval = (series: LocatedSeries, stored: number): number =>
  startOfInterval(series, stored + series.step);

/**
 * Stored time of the interval that begins at an instant. A civil day may also be named by midnight UTC of its date.
 * @returns undefined if no interval of the series begins then
 */
export function storedTimeOf(series: LocatedSeries, instant: number): number | undefined {
  if (instant % series.step === 0) return instant;
  if (!isDaily(series)) return undefined;
  const stored = civilDayAt(dayZone(series.location), instant) * secondsPerDay;
  return startOfInterval(series, stored) === instant ? stored : undefined;
}
