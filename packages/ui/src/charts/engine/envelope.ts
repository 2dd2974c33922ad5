import { lowerBound } from './m4.ts';

/** Minima and maxima; NaN if there are none. */
export interface Envelope {
  times: Float64Array;
  low: Float32Array;
  high: Float32Array;
}

/** Each sample if there are few; otherwise the extremes of each of `columns` columns. */
export function envelope(
  times: Float64Array,
  range: { low: Float32Array; high: Float32Array },
  from: number,
  to: number,
  columns: number,
): Envelope {
  const start = Math.max(0, lowerBound(times, from) - 1);
  const end = Math.min(times.length, lowerBound(times, to) + 1);
  if (end - start <= columns) {
    return {
      times: times.subarray(start, end),
      low: range.low.subarray(start, end),
      high: range.high.subarray(start, end),
    };
  }
  const width = (to - from) / columns;
  const out = {
    times: Float64Array.from({ length: columns }, (_, column) => from + (column + 0.5) * width),
    low: new Float32Array(columns).fill(NaN),
    high: new Float32Array(columns).fill(NaN),
  };
  for (let index = lowerBound(times, from); index < end; index++) {
    const column = Math.floor((times[index]! - from) / width);
    if (column >= columns) break;
    const low = range.low[index]!;
    const high = range.high[index]!;
    if (!(out.low[column]! <= low)) out.low[column] = Number.isNaN(low) ? out.low[column]! : low;
    if (!(out.high[column]! >= high)) out.high[column] = Number.isNaN(high) ? out.high[column]! : high;
  }
  return out;
}
