import { meanOf } from './averages.ts';
import { lowerBound } from './m4.ts';
import type { ChartSeries } from './series.ts';

export interface Statistics {
  /** NaN where there are no values. */
  min: number;
  max: number;
  /** By the rule of the series. */
  mean: number;
  /** The last value that is there. */
  last: number;
  count: number;
  missing: number;
}

/** Values looked through in one call: a compiler makes short loops that are called often fast sooner than one long loop. */
const BLOCK = 4096;

/** Over `[from, to)`. */
export function statisticsOf({ times, values, meanRule = 'mean' }: ChartSeries, from: number, to: number): Statistics {
  const start = lowerBound(times, from);
  const end = lowerBound(times, to);
  const all = { min: Infinity, max: -Infinity, sum: 0, count: 0, last: NaN };
  for (let index = start; index < end; index += BLOCK) {
    const block = statisticsOfBlock(values, index, Math.min(end, index + BLOCK));
    all.min = Math.min(all.min, block.min);
    all.max = Math.max(all.max, block.max);
    all.sum += block.sum;
    all.count += block.count;
    if (block.count > 0) all.last = block.last;
  }
  const { min, max, sum, count, last } = all;
  const isEmpty = count === 0;
  return {
    min: isEmpty ? NaN : min,
    max: isEmpty ? NaN : max,
    mean:
      isEmpty || !meanRule ? NaN : meanRule === 'mean' ? sum / count : meanOf(values.subarray(start, end), meanRule),
    last,
    count,
    missing: end - start - count,
  };
}

function statisticsOfBlock(values: Float32Array, start: number, end: number) {
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let count = 0;
  let last = NaN;
  for (let index = start; index < end; index++) {
    const value = values[index]!;
    if (value !== value) continue;
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value;
    count++;
    last = value;
  }
  return { min, max, sum, count, last };
}

/** When a value was first reached, from a time on. Asked for when it is to be said: looking for it takes a moment. */
export function timeOf({ times, values }: ChartSeries, value: number, from: number): number {
  return times[values.indexOf(value, lowerBound(times, from))] ?? NaN;
}

/** How many values in `[from, to)` are above a limit. On it is not above it. */
export function exceedances({ times, values }: ChartSeries, limit: number, from: number, to: number): number {
  const end = lowerBound(times, to);
  let count = 0;
  for (let index = lowerBound(times, from); index < end; index++) if (values[index]! > limit) count++;
  return count;
}
