import { maximumDailyEightHours } from '../aggregation/eightHours.ts';
import type { ReferenceValue } from '../db/schema.ts';
import type { Hours } from './parameterStatistics.ts';

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

/** Exceedances of a limit: values strictly above it. */
export interface ExceedanceCount {
  exceedances: Exceedance[];
  /** Percentage of the hours or days with a value, rounded down. */
  coverage: number;
}

/**
 * Percentage of a year that a comparison needs: Directives 2008/50/EC and (EU) 2024/2881. The WHO names none; the value
 * of the newer directive is used.
 */
export const requiredByRegime: Readonly<Record<string, number>> = {
  eu2008: 90,
  si: 90,
  eu2030: 85,
  who2021: 85,
  who2018: 85,
};

/** An alert needs three consecutive hours above the threshold for these parameters. */
const alertHours = 3;
const alertedByHours = new Set(['NO2', 'SO2']);

export function exceedancesOf({ edges, values }: Averages, reference: ReferenceValue): ExceedanceCount {
  const isAbove = (index: number): boolean => values[index]! > reference.value;
  const needed = reference.kind === 'alert' && alertedByHours.has(reference.parameter_code) ? alertHours : 1;
  const exceedances = runsOf(values.length, isAbove)
    .filter(({ length }) => length >= needed)
    .flat()
    .map((index) => ({ time: edges[index]!, value: values[index]! }));
  const measured = Array.from(values).filter((value) => !Number.isNaN(value)).length;
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
 * Highest running 8 h mean of each civil day.
 * @param hours begin seven hours before the first day, for its first windows.
 * @param edges of the days, seconds.
 */
export function dailyEightHours({ start, values }: Hours, edges: readonly number[]): Averages {
  const indices = edges.map((edge) => Math.round((edge - start) / 3600));
  return { edges, values: maximumDailyEightHours(values, indices) };
}

/**
 * Whether a limit is broken: more exceedances than allowed, or a value above it. Undefined if the data do not break it
 * but are too few to show that it is kept.
 */
export function verdictOf(isBroken: boolean, isEnough: boolean): boolean | undefined {
  return isBroken || (isEnough ? false : undefined);
}
