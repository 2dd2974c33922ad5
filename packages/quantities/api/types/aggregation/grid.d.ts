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
/** Is a value with this flag a measurement? What is not valid or was taken in maintenance is not. */
export declare function isMeasured(value: number, validity: number): boolean;
