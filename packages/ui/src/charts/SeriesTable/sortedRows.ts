import { lowerBound } from '../engine/m4.ts';
import type { ChartSeries } from '../data/series.ts';

export interface TableSort {
  /** A series, or null for the time. */
  seriesId: string | null;
  direction: 'ascending' | 'descending';
}

/** The value of a series at a time; NaN where there is none. */
export function valueAtTime({ times, values }: ChartSeries, time: number): number {
  const index = lowerBound(times, time);
  return times[index] === time ? (values[index] ?? NaN) : NaN;
}

/** Times in the order of a table; rows without a value of the column stand last either way. @param times ascending */
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

/** The order a press on the head of a column asks for: the other way round if it is sorted by already. */
export function sortAfterPress(sort: TableSort, seriesId: string | null): TableSort {
  const isSame = sort.seriesId === seriesId;
  return { seriesId, direction: isSame && sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
