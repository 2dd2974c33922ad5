import { type Grid } from '@zrak/quantities/aggregation';
/** Values on a grid of hours, in the format of `ChartSeries`. */
export interface HourlyValues {
    /** NaN if missing. */
    values: Float32Array;
    /** EEA validity flags, one per value. Values that are not valid, calibration and maintenance are skipped. */
    flags?: Int8Array;
}
/** Hours of one grid with their times. */
export interface TimedHours extends HourlyValues {
    /** Epoch milliseconds, ascending: the start of each hour, one to a value. */
    times: Float64Array;
}
/** Whether there is a value, and one that counts. */
export declare const isValid: ({ values, flags }: HourlyValues, index: number) => boolean;
/** The values that count, NaN in place of all others. */
export declare const validValues: (hours: HourlyValues) => Float32Array;
/** Hours as the arithmetic takes them. */
export declare const gridOf: ({ times, values, flags }: TimedHours) => Grid;
