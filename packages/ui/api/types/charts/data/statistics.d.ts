import { type Sums } from '../engine/m4.js';
import type { ChartSeries } from './series.js';
export interface Statistics {
    /** NaN where there are no values. */
    min: number;
    max: number;
    /** By the rule of the series. */
    mean: number;
    /** The last value that is there. */
    last: number;
    count: number;
    missing: number;
}
/** Over `[from, to)`. */
export declare function statisticsOf(series: ChartSeries, from: number, to: number): Statistics;
/** The same from sums that were taken over `[from, to)`. */
export declare function figuresOf({ times, values, meanRule }: ChartSeries, { min, max, sum, count, last }: Sums, from: number, to: number): Statistics;
/** When a value was first reached, from a time on. Asked for when it is to be said: looking for it takes a moment. */
export declare function timeOf({ times, values }: ChartSeries, value: number, from: number): number;
/** How many values in `[from, to)` exceed a limit, by the rule of `exceeds`. */
export declare function exceedances({ times, values }: ChartSeries, limit: number, from: number, to: number): number;
