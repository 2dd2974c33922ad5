import type { ReferenceValue } from '../db/schema.ts';

/** Exceedances of a calendar year. */
export interface YearCount {
  year: number;
  used: number;
  /** Percentage of the days with a value. */
  coverage: number;
}

export interface YearsMean {
  /** Years with enough data. */
  years: YearCount[];
  /** Exceedances per year; NaN if no year has enough data. */
  mean: number;
  /** Minimum number of exceedances per year, if no missing day had one. */
  least: number;
}

/** Number of calendar years over which a target for ozone is averaged. */
const meanYears = 3;

/** The target values for ozone: Directives 2008/50/EC, annex VII, and (EU) 2024/2881, annex I. */
export const holdsOverYears = ({ kind, parameter_code }: ReferenceValue): boolean =>
  kind === 'target' && parameter_code === 'O3';

/** The years that the report of a year averages for a target. */
export const yearsUpTo = (year: number): number[] =>
  Array.from({ length: meanYears }, (_, index) => year - meanYears + 1 + index);

/** The mean of the years with enough data; one is enough by the directives. @param required percent */
export function meanOfYears(counts: readonly YearCount[], required: number): YearsMean {
  const years = counts.filter(({ coverage }) => coverage >= required);
  return { years, mean: meanOf(years), least: meanOf(counts) };
}

const meanOf = (counts: readonly YearCount[]): number =>
  counts.reduce((sum, { used }) => sum + used, 0) / counts.length;
