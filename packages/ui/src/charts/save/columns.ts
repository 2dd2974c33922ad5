import { lowerBound } from '../engine/m4.ts';
import { mergedTimes } from '../data/rows.ts';
import type { ChartSeries } from '../data/series.ts';

/** Values of a series at the times of a table. */
export interface ValueColumn {
  label: string;
  unit: string;
  decimals: number;
  /** One per time; NaN if missing. */
  values: Float32Array<ArrayBuffer>;
  /** One per time; 0 if there is no value. Null for a series without flags. */
  flags: Int8Array<ArrayBuffer> | null;
}

export interface ValueTable {
  /** Epoch milliseconds, ascending. */
  times: Float64Array<ArrayBuffer>;
  columns: ValueColumn[];
}

/** Series as columns, with a row for each distinct time in `[from, to)`. */
export function valueTable(series: readonly ChartSeries[], from: number, to: number): ValueTable {
  const times = mergedTimes(series, from, to);
  return { times, columns: series.map((one) => columnOf(one, times)) };
}

function columnOf(
  { label, unit, decimals, times, values, flags }: ChartSeries,
  rows: Float64Array<ArrayBuffer>,
): ValueColumn {
  const column = new Float32Array(rows.length).fill(NaN);
  const marks = flags ? new Int8Array(rows.length) : null;
  let index = lowerBound(times, rows[0] ?? Infinity);
  for (let row = 0; row < rows.length; row++) {
    if (times[index] !== rows[row]) continue;
    column[row] = values[index]!;
    if (marks && flags) marks[row] = flags[index]!;
    index++;
  }
  return { label, unit, decimals, values: column, flags: marks };
}
