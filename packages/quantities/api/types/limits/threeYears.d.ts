import type { JudgedLimit } from './exceedances.js';
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
    /** Exceedances a year if no day without data was above the target. */
    least: number;
}
/** Only the target values for ozone are averaged over years. */
export declare const holdsOverYears: ({ kind, parameter }: Pick<JudgedLimit, 'kind' | 'parameter'>) => boolean;
/** The years that the report of a year averages for a target. */
export declare const yearsUpTo: (year: number) => number[];
/** The mean of the years with enough data; one is enough by the directives. @param required percent */
export declare function meanOfYears(counts: readonly YearCount[], required: number): YearsMean;
