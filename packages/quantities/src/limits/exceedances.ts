import { maximumDailyEightHours } from '../aggregation/eightHours.ts';
import { rounded } from '../aggregation/rounding.ts';
import type { Conversion } from '../units/conversion.ts';

/** Values of one averaging period, between consecutive edges (seconds). NaN = null. */
export interface Averages {
  edges: readonly number[];
  values: ArrayLike<number>;
}

export interface Exceedance {
  /** Start of the hour or day, seconds. */
  time: number;
  value: number;
}

/** How often a limit was exceeded. */
export interface ExceedanceCount {
  exceedances: Exceedance[];
  /** Percentage of the hours or days with a value, rounded down. */
  coverage: number;
}

/** The properties of a limit that a comparison needs. */
export interface JudgedLimit {
  parameter: string;
  kind: string;
  value: number;
  /** How values become values in the unit of the limit, where theirs is another one. */
  conversion?: Conversion;
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/**
 * Whether an aggregate is above a limit: strictly, after it is rounded half up to the decimals of the limit (guidance of
 * the European Commission on reporting under Decision 2011/850/EU). 50.4 is no exceedance of 50, 50.5 is. False for NaN.
 */
export const exceeds = (value: number, limit: number): boolean => above(limit)(value);

/** `exceeds` for one limit and many values. */
function above(limit: number): (value: number) => boolean {
  const decimals = decimalsOf(limit);
  // Rounding is slow, and never lifts a value above a limit that it is not above already.
  return (value) => value > limit && rounded(value, decimals) > limit;
}

/** `exceeds`, for values in the unit of their series. */
export function isAboveLimit({ value: limit, conversion }: Omit<JudgedLimit, 'parameter' | 'kind'>) {
  const isAbove = above(limit);
  return conversion === undefined
    ? isAbove
    : (value: number): boolean => isAbove(value * conversion.factor + conversion.offset);
}

/** Directive (EU) 2024/2881, Annex I: an alert is given when these are above the threshold for three hours in a row. */
const alertHours = 3;
const alertedByHours = new Set(['NO2', 'SO2']);

export function exceedancesOf({ edges, values }: Averages, limit: JudgedLimit): ExceedanceCount {
  const needed = limit.kind === 'alert' && alertedByHours.has(limit.parameter) ? alertHours : 1;
  const isAbove = isAboveLimit(limit);
  const exceedances = runsOf(values.length, (index) => isAbove(values[index]!))
    .filter(({ length }) => length >= needed)
    .flat()
    .map((index) => ({ time: edges[index]!, value: values[index]! }));
  let measured = 0;
  for (let index = 0; index < values.length; index++) if (!Number.isNaN(values[index])) measured++;
  return { exceedances, coverage: values.length === 0 ? 0 : Math.floor((measured / values.length) * 100) };
}

/** Runs of consecutive indices for which a condition holds. */
function runsOf(length: number, holds: (index: number) => boolean): number[][] {
  const runs: number[][] = [];
  for (let index = 0; index < length; index++) {
    if (!holds(index)) continue;
    if (runs.at(-1)?.at(-1) === index - 1) runs.at(-1)!.push(index);
    else runs.push([index]);
  }
  return runs;
}

/**
 * Highest running 8 h mean of each civil day. Where an hour ends on the next day, the windows that end with it belong to
 * that day.
 * @param hours hourly values from `start` on (seconds), which is before the first day by the seven hours its first
 * windows reach back.
 * @param edges of the days, seconds.
 */
export function dailyEightHours(
  { start, values }: { start: number; values: ArrayLike<number> },
  edges: readonly number[],
): Averages {
  const indices = edges.map((edge) => Math.floor((edge - start) / 3600));
  return { edges, values: maximumDailyEightHours(values, indices) };
}

/**
 * Whether a limit is broken: more exceedances than allowed, or a value above it. Undefined if the data do not break it
 * but are too few to show that it is kept.
 */
export function verdictOf(isBroken: boolean, isEnough: boolean): boolean | undefined {
  return isBroken || (isEnough ? false : undefined);
}
