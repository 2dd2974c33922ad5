import type { JudgedLimit } from './exceedances.ts';

/** Exceedances of a calendar year. */
export interface YearCount {
  year: number;
  used: number;
  /** Percent of the days that have a value. */
  coverage: number;
}

export interface YearsMean {
  /** Those with enough data. */
  years: YearCount[];
  /** Exceedances a year; NaN where no year has enough data. */
  mean: number;
  /** Exceedances a year if no day without data was above the target. */
  least: number;
}

/** Calendar years over which a target for ozone is averaged (Directives 2008/50/EC, Annex VII, and (EU) 2024/2881, Annex I). */
const meanYears = 3;

/** Only the target values for ozone are averaged over years. */
export const holdsOverYears = ({ kind, parameter }: Pick<JudgedLimit, 'kind' | 'parameter'>): boolean =>
  kind === 'target' && parameter === 'O3';

/** The years a target is averaged over in the report of one. */
export const yearsUpTo = (year: number): number[] =>
  Array.from({ length: meanYears }, (_, index) => year - meanYears + 1 + index);

/** The mean of the years with enough data: one is enough, as the directives have it. @param required percent */
export function meanOfYears(counts: readonly YearCount[], required: number): YearsMean {
  const years = counts.filter(({ coverage }) => coverage >= required);
  return { years, mean: meanOf(years), least: meanOf(counts) };
}

const meanOf = (counts: readonly YearCount[]): number =>
  counts.reduce((sum, { used }) => sum + used, 0) / counts.length;
