/**
 * Running 8 h mean of hourly values, each standing at the hour on which its window ends: entry n covers hours n−7…n.
 * NaN where fewer than 6 of the 8 hours have a value.
 */
export declare function runningEightHours(hours: ArrayLike<number>): Float64Array;
/**
 * Highest running 8 h mean of each day. A mean belongs to the day on which its window ends.
 * @param dayEdges indices into `hours` at which days begin, and the end of the last one.
 * @returns NaN where under three quarters of the day's windows (18 of 24) have a mean.
 */
export declare function maximumDailyEightHours(hours: ArrayLike<number>, dayEdges: readonly number[]): Float64Array;
