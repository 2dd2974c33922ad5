import { type Sums } from '../engine/m4.js';
import type { ChartSeries } from './series.js';
export interface Statistics {
    /** NaN without values. */
    min: number;
    max: number;
    /** Computed by the mean rule of the series. */
    mean: number;
    /** The last present value. */
    last: number;
    count: number;
    missing: number;
}
/** Statistics of `[from, to)`. */
export declare function statisticsOf(series: ChartSeries, from: number, to: number): Statistics;
/** The same from sums that were computed over `[from, to)`. */
export declare function figuresOf({ times, values, meanRule }: ChartSeries, { min, max, sum, count, last }: Sums, from: number, to: number): Statistics;
/** First time of a value from a time on. It scans the values, so call it only when the time is shown. */
export declare function timeOf({ times, values }: ChartSeries, value: number, from: number): number;
/** How many values in `[from, to)` exceed a limit, by the rule of `exceeds`. */
export declare function exceedances({ times, values }: ChartSeries, limit: number, from: number, to: number): number;
