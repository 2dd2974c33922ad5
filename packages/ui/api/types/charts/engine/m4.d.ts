/** A series decimated for one width: points in time order; NaN interrupts the line. */
export interface Decimated {
    times: Float64Array;
    values: Float32Array;
}
/** Used instead of an index: interrupts the line before the next point. */
export declare const PEN_UP = -1;
/** Index of the first time that is not before `time`. */
export declare function lowerBound(times: Float64Array, time: number): number;
/** Sums over all values of a period. */
export interface Sums {
    /** Infinite if there is no value. */
    min: number;
    max: number;
    sum: number;
    count: number;
    /** Index of the last present value; -1 if there is none. */
    last: number;
}
/**
 * M4 keeps the first, lowest, highest and last point of each pixel column. The line through them covers the same pixels
 * as the line through all points. Every extreme is kept, and every gap of at least `minGap` milliseconds.
 *
 * @param from Left edge in epoch milliseconds. One point beyond each edge is kept, so that the line reaches the edge.
 * @param columns Number of columns between the edges. With two per pixel no difference is visible.
 */
export declare function m4(times: Float64Array, values: Float32Array, from: number, to: number, columns: number, minGap?: number): Decimated;
/**
 * M4 as indices of the kept points, with `PEN_UP` at interruptions. The same pass computes the sums over `[from, to)`,
 * because reading the values takes most of the time.
 */
export declare function scanSamples(times: Float64Array, values: Float32Array, from: number, to: number, columns: number, minGap: number): {
    kept: Int32Array;
    sums: Sums;
};
