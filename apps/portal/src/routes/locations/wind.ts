import type { Series } from '@zrak/api-client';
import type { SeriesGraph } from './useSeriesData.ts';

export interface WindSeries {
  direction: Series;
  /** m/s */
  speed: Series;
}

/** What a rose is drawn of; null where a station does not measure both. */
export function windSeriesOf(series: readonly Series[]): WindSeries | null {
  const direction = series.find(({ quantityKind }) => quantityKind === 'windDirection');
  const speed = series.find(({ quantityKind, unit }) => quantityKind === 'windSpeed' && unit === 'm/s');
  return direction && speed ? { direction, speed } : null;
}

type Hours = Pick<SeriesGraph, 'times' | 'values' | 'flags'>;

/** The hours two series have in common: of one, the last may have come later. Null where they are of different grids. */
export function commonHours(one: Hours, other: Hours): [Hours, Hours] | null {
  const count = Math.min(one.times.length, other.times.length);
  if (one.times[0] !== other.times[0] || one.times[count - 1] !== other.times[count - 1]) return null;
  const cut = ({ times, values, flags }: Hours): Hours => ({
    times: times.subarray(0, count),
    values: values.subarray(0, count),
    flags: flags.subarray(0, count),
  });
  return [cut(one), cut(other)];
}
