import { aggregate, type AveragingRule, flag, percentileLevel } from '@zrak/quantities/aggregation';

/** Hourly values: the n-th covers [start + n·3600, start + (n+1)·3600), seconds. NaN = null. */
export interface Hours {
  start: number;
  values: Float64Array;
}

export interface Extreme {
  value: number;
  /** Start of its hour, seconds. */
  time: number;
}

export interface ParameterStatistics {
  /** Percent of the hours that have a value, rounded down. */
  coverage: number;
  isEnough: boolean;
  /** By the aggregator of the quantity; NaN where the coverage is not enough. */
  value: number;
  minimum: Extreme | undefined;
  maximum: Extreme | undefined;
  percentiles: { percent: number; value: number }[];
}

/** Of concentrations: the median, and what the short limit values were once named after. */
const percentiles = [50, 98, 99.8] as const;

const hour = 3600;

/**
 * Statistics of the hours of a period.
 * @param rule of the quantity, or the value of the period where hours cannot give it, as of percentile levels
 * @param required percent
 */
export function statisticsOf(
  hours: Hours,
  rule: AveragingRule | { value: number },
  required: number,
): ParameterStatistics {
  const { coverage, value } = wholeOf(hours, rule);
  const isEnough = coverage >= required;
  return {
    coverage,
    isEnough,
    value: isEnough ? value : Number.NaN,
    ...(rule === 'vectorMean' ? { minimum: undefined, maximum: undefined } : extremesOf(hours)),
    percentiles: isEnough ? percentilesOf(hours.values) : [],
  };
}

/** All hours as one value; percent of them that have one. */
function wholeOf(
  { start, values }: Hours,
  rule: AveragingRule | { value: number },
): { coverage: number; value: number } {
  if (values.length === 0) return { coverage: 0, value: Number.NaN };
  const grid = { start, step: hour, values, flags: new Int8Array(values.length).fill(flag.valid) };
  const isKnown = typeof rule === 'object';
  const whole = aggregate(grid, isKnown ? 'mean' : rule, [start, start + values.length * hour]);
  return { coverage: whole.coverage[0]!, value: isKnown ? rule.value : whole.values[0]! };
}

/** The first of equals. */
function extremesOf({ start, values }: Hours): Pick<ParameterStatistics, 'minimum' | 'maximum'> {
  let minimum: Extreme | undefined;
  let maximum: Extreme | undefined;
  for (const [index, value] of values.entries()) {
    if (Number.isNaN(value)) continue;
    const extreme = { value, time: start + index * hour };
    if (minimum === undefined || value < minimum.value) minimum = extreme;
    if (maximum === undefined || value > maximum.value) maximum = extreme;
  }
  return { minimum, maximum };
}

function percentilesOf(values: Float64Array): ParameterStatistics['percentiles'] {
  const measured = [...values].filter((value) => !Number.isNaN(value));
  return percentiles.map((percent) => ({ percent, value: percentileLevel(measured, 100 - percent) }));
}
