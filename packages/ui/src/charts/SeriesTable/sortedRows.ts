import { lowerBound } from '../engine/m4.ts';
import type { ChartSeries } from '../data/series.ts';

export interface TableSort {
  /** Id of a series, or null for the time column. */
  seriesId: string | null;
  direction: 'ascending' | 'descending';
}

/** Index of the sample at exactly this time; −1 if there is none. */
export function indexAtTime({ times }: ChartSeries, time: number): number {
  const index = lowerBound(times, time);
  return times[index] === time ? index : -1;
}

/** The value of a series at a time; NaN if there is none. */
const valueAtTime = (series: ChartSeries, time: number): number => series.values[indexAtTime(series, time)] ?? NaN;

/**
 * Times in the order of the table; rows without a value in the column are last in both directions.
 * @param times ascending
 */
export function sortedTimes(
  times: Float64Array<ArrayBuffer>,
  series: readonly ChartSeries[],
  { seriesId, direction }: TableSort,
): Float64Array<ArrayBuffer> {
  const sign = direction === 'ascending' ? 1 : -1;
  if (seriesId === null) return sign > 0 ? times : times.toReversed();
  const column = series.find(({ id }) => id === seriesId);
  if (!column) return times;
  const values = Float64Array.from(times, (time) => valueAtTime(column, time));
  const known = Uint32Array.from(times.keys()).filter((row) => !Number.isNaN(values[row]));
  const unknown = Uint32Array.from(times.keys()).filter((row) => Number.isNaN(values[row]));
  known.sort((a, b) => sign * (values[a]! - values[b]!) || a - b);
  return Float64Array.from([...known, ...unknown], (row) => times[row]!);
}

/** The order after a press on a column header: reversed if the table is already sorted by that column. */
export function sortAfterPress(sort: TableSort, seriesId: string | null): TableSort {
  const isSame = sort.seriesId === seriesId;
  return { seriesId, direction: isSame && sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
