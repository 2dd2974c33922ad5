import type { JudgedLimit } from './exceedances.js';
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
/** Only the target values for ozone are averaged over years. */
export declare const holdsOverYears: ({ kind, parameter }: Pick<JudgedLimit, 'kind' | 'parameter'>) => boolean;
/** The years a target is averaged over in the report of one. */
export declare const yearsUpTo: (year: number) => number[];
/** The mean of the years with enough data: one is enough, as the directives have it. @param required percent */
export declare function meanOfYears(counts: readonly YearCount[], required: number): YearsMean;
