/** European validity flag (EEA data dictionary, observation validity); 0 = nothing recorded. */
export declare const flag: {
    readonly valid: 1;
    /** Below the detection limit, the measured value given. */
    readonly belowDetection: 2;
    /** Below the detection limit, half of the limit given. */
    readonly belowDetectionHalved: 3;
    readonly notValid: -1;
    readonly maintenance: -99;
    readonly noData: 0;
};
/**
 * Values on a regular grid: the n-th covers [start + n·step, start + (n+1)·step). `start` and `step` are in one unit,
 * seconds or milliseconds. NaN = null.
 */
export interface Grid {
    start: number;
    step: number;
    values: Float32Array | Float64Array;
    flags: Int8Array;
}
/**
 * Whether a value with this flag is a measurement. Values that are not valid or were taken in maintenance are not. Values without flags
 * are valid.
 */
export declare function isMeasured(value: number, validity?: number): boolean;
