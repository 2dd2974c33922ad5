import { type IndexDefinition } from './airQualityIndex.js';
/** Hourly values: the n-th covers [start + n·3600, start + (n+1)·3600), seconds. NaN = null. */
export interface Hours {
    start: number;
    values: ArrayLike<number>;
}
/**
 * Band of each day: that of its worst hour, and of the worst pollutant in it. An index has no mean. NaN where under
 * three quarters of the hours have a band (18 of 24).
 * @param pollutants hours of each, on one grid.
 * @param edges of the days, seconds.
 */
export declare function indexDays(definition: IndexDefinition, pollutants: readonly (readonly [parameter: string, hours: Hours])[], edges: readonly number[]): Float64Array;
