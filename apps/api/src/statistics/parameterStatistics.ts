import { aggregate, type Aggregator, percentileLevel } from '../aggregation/aggregate.ts';

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
  /** Percentage of the hours with a value, rounded down. */
  coverage: number;
  isEnough: boolean;
  /** By the aggregator of the quantity; NaN if the coverage is insufficient. */
  value: number;
  minimum: Extreme | undefined;
  maximum: Extreme | undefined;
  percentiles: { percent: number; value: number }[];
}

/** Percentage of the hours that a figure of the period needs; for a year as in Directive (EU) 2024/2881. */
export const requiredCoverage = { month: 75, year: 85 } as const;

/** For concentrations: the median, and the percentiles to which earlier short-term limit values referred. */
const percentiles = [50, 98, 99.8] as const;

const hour = 3600;

/** Statistics of the hours of a period. @param required percent */
export function statisticsOf(hours: Hours, aggregator: Aggregator, required: number): ParameterStatistics {
  const { coverage, value } = wholeOf(hours, aggregator);
  const isEnough = coverage >= required;
  return {
    coverage,
    isEnough,
    value: isEnough ? value : Number.NaN,
    ...(aggregator === 'vectorMean' ? { minimum: undefined, maximum: undefined } : extremesOf(hours)),
    percentiles: isEnough ? percentilesOf(hours.values) : [],
  };
}

/** The aggregate of all hours, and the percentage of hours with a value. */
function wholeOf({ start, values }: Hours, aggregator: Aggregator): { coverage: number; value: number } {
  if (values.length === 0) return { coverage: 0, value: Number.NaN };
  const grid = { start, step: hour, values, flags: new Int8Array(values.length).fill(1) };
  const whole = aggregate(grid, aggregator, [start, start + values.length * hour]);
  return { coverage: whole.coverage[0]!, value: whole.values[0]! };
}

/** The first of equal extremes. */
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
