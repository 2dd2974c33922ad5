import { energeticMean, vectorMean } from '@zrak/quantities/aggregation';
import { isAboveLimit } from '@zrak/quantities/limits';
import { lowerBound, scanSamples, type Sums } from '../engine/m4.ts';
import type { ChartSeries, ReferenceLine } from './series.ts';

/** Those that the sums of a decimation do not give. */
const meansByRule = { energeticMean, vectorMean };

export interface Statistics {
  /** NaN without values. */
  min: number;
  max: number;
  /** Computed by the mean rule of the series. */
  mean: number;
  /** The last present value. */
  last: number;
  count: number;
  missing: number;
}

/** Statistics of `[from, to)`. */
export function statisticsOf(series: ChartSeries, from: number, to: number): Statistics {
  const { sums } = scanSamples(series.times, series.values, from, to, 1, Infinity);
  return figuresOf(series, sums, from, to);
}

/** The same from sums that were computed over `[from, to)`. */
export function figuresOf(
  { times, values, meanRule = 'mean' }: ChartSeries,
  { min, max, sum, count, last }: Sums,
  from: number,
  to: number,
): Statistics {
  const start = lowerBound(times, from);
  const end = lowerBound(times, to);
  const missing = end - start - count;
  if (count === 0) return { min: NaN, max: NaN, mean: NaN, last: NaN, count, missing };
  const mean = meanRule === 'mean' ? sum / count : meanRule ? meansByRule[meanRule](values.subarray(start, end)) : NaN;
  return { min, max, mean, last: values[last]!, count, missing };
}

/** First time of a value from a time on. It scans the values, so call it only when the time is shown. */
export function timeOf({ times, values }: ChartSeries, value: number, from: number): number {
  return times[values.indexOf(value, lowerBound(times, from))] ?? NaN;
}

/** Number of values in `[from, to)` that exceed a limit by the rule of `exceeds`. */
export function exceedances(
  { times, values }: ChartSeries,
  limit: Pick<ReferenceLine, 'value' | 'stated'>,
  from: number,
  to: number,
): number {
  const isAbove = isAboveLimit(limit.stated ?? limit);
  const end = lowerBound(times, to);
  let count = 0;
  for (let index = lowerBound(times, from); index < end; index++) if (isAbove(values[index]!)) count++;
  return count;
}
