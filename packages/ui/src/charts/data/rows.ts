import { lowerBound } from '../engine/m4.ts';
import type { ChartSeries } from './series.ts';

/** All distinct times of all series in `[from, to)`. Series on one grid, the common case, need a single copy. */
export function mergedTimes(series: readonly ChartSeries[], from: number, to: number): Float64Array<ArrayBuffer> {
  let merged = new Float64Array();
  for (const { times } of series) {
    const part = times.slice(lowerBound(times, from), lowerBound(times, to));
    merged = merged.length === 0 ? part : union(merged, part);
  }
  return merged;
}

function union(a: Float64Array<ArrayBuffer>, b: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const out = new Float64Array(a.length + b.length);
  let length = 0;
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const next = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    if (a[i] === next) i++;
    if (b[j] === next) j++;
    out[length++] = next;
  }
  return out.slice(0, length);
}
