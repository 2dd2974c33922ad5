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
  const all = { min: Infinity, max: -Infinity, sum: 0, count: 0 };
  for (let index = start; index < end; index += BLOCK) {
    const block = statisticsOfBlock(values, index, Math.min(end, index + BLOCK));
    all.min = Math.min(all.min, block.min);
    all.max = Math.max(all.max, block.max);
    all.sum += block.sum;
    all.count += block.count;
  }
  const { min, max, sum, count } = all;
  const isEmpty = count === 0;
  return {
    min: isEmpty ? NaN : min,
    max: isEmpty ? NaN : max,
    mean:
      isEmpty || !meanRule ? NaN : meanRule === 'mean' ? sum / count : meanOf(values.subarray(start, end), meanRule),
    last: isEmpty ? NaN : lastOf(values, end),
    count,
    missing: end - start - count,
  };
}

/** The last of the values before `end` that is there: there is one. */
function lastOf(values: Float32Array, end: number): number {
  let index = end - 1;
  while (Number.isNaN(values[index])) index--;
  return values[index]!;
}

function statisticsOfBlock(values: Float32Array, start: number, end: number) {
  let first = start;
  while (first < end && Number.isNaN(values[first])) first++;
  if (first === end) return { min: Infinity, max: -Infinity, sum: 0, count: 0 };
  let min = values[first]!;
  let max = min;
  let sum = 0;
  let missing = 0;
  for (let index = first; index < end; index++) {
    const value = values[index]!;
    if (value === value) {
      sum += value;
      if (value < min) min = value;
      else if (value > max) max = value;
    } else missing++;
  }
  return { min, max, sum, count: end - first - missing };
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
