/** What is left of a series for one width: points in time order, a NaN value where the pen is lifted. */
export interface Decimated {
    times: Float64Array;
    values: Float32Array;
}
/** In the place of an index: nothing is drawn to what follows. */
export declare const PEN_UP = -1;
/** Index of the first time that is not before `time`. */
export declare function lowerBound(times: Float64Array, time: number): number;
/** What one look at all values of a period finds. */
export interface Sums {
    /** Infinite where there is no value. */
    min: number;
    max: number;
    sum: number;
    count: number;
    /** Index of the last value that is there; -1 where there is none. */
    last: number;
}
/**
 * M4: of each pixel column the first, the lowest, the highest and the last point, so that the line drawn from them is
 * the line drawn from all. Every extreme survives, and so does every gap of at least `minGap` milliseconds.
 *
 * @param from Left edge, epoch milliseconds; one point beyond each edge is kept, so that the line runs to it.
 * @param columns How many columns lie between the edges: two to a pixel make it exact to the eye.
 */
export declare function m4(times: Float64Array, values: Float32Array, from: number, to: number, columns: number, minGap?: number): Decimated;
/**
 * M4 as indices of the points it leaves, `PEN_UP` between them where the pen is lifted; and in the same pass the sums of what
 * lies in `[from, to)`: most of the time goes into reading the values.
 */
export declare function lookThrough(times: Float64Array, values: Float32Array, from: number, to: number, columns: number, minGap: number): {
    kept: Int32Array;
    sums: Sums;
};
