import { aggregate, type AveragingRule, flag, quantile } from '@zrak/quantities/aggregation';
import type { Averages } from '@zrak/quantities/limits';

/** Hourly values: the n-th covers [start + n·3600, start + (n+1)·3600), seconds. NaN = null. */
export interface Hours {
  start: number;
  values: Float64Array;
}

export interface Extreme {
  value: number;
  /** Start of its interval, seconds. */
  time: number;
}

export interface ParameterStatistics {
  /** Percentage of the intervals with a value, rounded down. */
  coverage: number;
  isEnough: boolean;
  /** By the aggregator of the quantity; NaN if the coverage is insufficient. */
  value: number;
  minimum: Extreme | undefined;
  maximum: Extreme | undefined;
  percentiles: { percent: number; value: number }[];
}

/** For concentrations: the median, and the percentiles to which earlier short-term limit values referred. */
const percentiles = [50, 98, 99.8] as const;

/**
 * Statistics of a period from its hours, or from its longer native intervals.
 * @param rule of the quantity, or the value of the period if its intervals cannot give it (percentile levels)
 * @param required percent
 * @param hasPercentiles whether the quantity has them
 */
export function statisticsOf(
  averages: Averages,
  rule: AveragingRule | { value: number },
  required: number,
  hasPercentiles = true,
): ParameterStatistics {
  const { coverage, isEnough, value } = wholeOf(averages, rule, required);
  return {
    coverage,
    isEnough,
    value,
    ...(rule === 'vectorMean' ? { minimum: undefined, maximum: undefined } : extremesOf(averages)),
    percentiles: isEnough && hasPercentiles ? percentilesOf(averages.values) : [],
  };
}

/** The value of a period alone, like that of `statisticsOf`. */
export function wholeOf(
  { values }: Averages,
  rule: AveragingRule | { value: number },
  required: number,
): Pick<ParameterStatistics, 'coverage' | 'isEnough' | 'value'> {
  if (values.length === 0) return { coverage: 0, isEnough: required <= 0, value: Number.NaN };
  const grid = {
    start: 0,
    step: 1,
    values: new Float64Array(values),
    flags: new Int8Array(values.length).fill(flag.valid),
  };
  const isKnown = typeof rule === 'object';
  const whole = aggregate(grid, isKnown ? 'mean' : rule, [0, values.length]);
  const coverage = whole.coverage[0]!;
  const isEnough = coverage >= required;
  return { coverage, isEnough, value: isEnough ? (isKnown ? rule.value : whole.values[0]!) : Number.NaN };
}

/** The first of equal extremes. */
function extremesOf({ edges, values }: Averages): Pick<ParameterStatistics, 'minimum' | 'maximum'> {
  let [least, greatest] = [-1, -1];
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if (Number.isNaN(value)) continue;
    if (least === -1 || value < values[least]!) least = index;
    if (greatest === -1 || value > values[greatest]!) greatest = index;
  }
  const extremeAt = (index: number): Extreme | undefined =>
    index === -1 ? undefined : { value: values[index]!, time: edges[index]! };
  return { minimum: extremeAt(least), maximum: extremeAt(greatest) };
}

function percentilesOf(values: ArrayLike<number>): ParameterStatistics['percentiles'] {
  const sorted = new Float64Array(values).filter((value) => !Number.isNaN(value)).sort();
  return percentiles.map((percent) => ({ percent, value: quantile(sorted, 1 - (100 - percent) / 100) }));
}
