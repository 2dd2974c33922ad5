import { maximumDailyEightHours } from '../aggregation/eightHours.ts';
import type { ReferenceValue } from '../db/schema.ts';
import type { Hours } from './parameterStatistics.ts';

/** Values of one averaging period, between neighbouring edges (seconds). NaN = null. */
export interface Averages {
  edges: readonly number[];
  values: ArrayLike<number>;
}

export interface Exceedance {
  /** Start of the hour or day, seconds. */
  time: number;
  value: number;
}

/** How often a limit was exceeded. An exceedance is strictly above it. */
export interface ExceedanceCount {
  exceedances: Exceedance[];
  /** Percent of the hours or days that have a value, rounded down. */
  coverage: number;
}

/** Percent of a year that a comparison needs: Directives 2008/50/EC and (EU) 2024/2881. The WHO names none; it gets that of the newer one. */
export const requiredByRegime: Readonly<Record<string, number>> = {
  eu2008: 90,
  si: 90,
  eu2030: 85,
  who2021: 85,
  who2018: 85,
};

/** An alert is given when these are above the threshold for three hours in a row. */
const alertHours = 3;
const alertedByHours = new Set(['NO2', 'SO2']);

export function exceedancesOf({ edges, values }: Averages, reference: ReferenceValue): ExceedanceCount {
  const isAbove = (index: number): boolean => values[index]! > reference.value;
  const needed = reference.kind === 'alert' && alertedByHours.has(reference.parameterCode) ? alertHours : 1;
  const exceedances = runsOf(values.length, isAbove)
    .filter(({ length }) => length >= needed)
    .flat()
    .map((index) => ({ time: edges[index]!, value: values[index]! }));
  const measured = Array.from(values).filter((value) => !Number.isNaN(value)).length;
  return { exceedances, coverage: values.length === 0 ? 0 : Math.floor((measured / values.length) * 100) };
}

/** Neighbouring indices for which something holds, together. */
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
 * @param hours begin before the first day, by the seven hours its first windows reach back.
 * @param edges of the days, seconds.
 */
export function dailyEightHours({ start, values }: Hours, edges: readonly number[]): Averages {
  const indices = edges.map((edge) => Math.round((edge - start) / 3600));
  return { edges, values: maximumDailyEightHours(values, indices) };
}

/**
 * Whether a limit is broken: more exceedances than are allowed, or a value above it. Where too little was measured, and
 * what was does not break it, nobody knows: undefined.
 */
export function verdictOf(isBroken: boolean, isEnough: boolean): boolean | undefined {
  return isBroken || (isEnough ? false : undefined);
}
