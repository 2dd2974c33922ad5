import { type Grid } from '@zrak/quantities/aggregation';
/** Values on a grid of hours, in the format of `ChartSeries`. */
export interface HourlyValues {
    /** NaN if missing. */
    values: Float32Array;
    /** EEA validity flags, one per value. Values that are not valid, calibration and maintenance are skipped. */
    flags?: Int8Array;
}
/** Hourly values with their times. */
export interface TimedHours extends HourlyValues {
    /** Start of each hour in epoch milliseconds, ascending; one per value. */
    times: Float64Array;
}
/** Whether there is a value and its flag is valid. */
export declare const isValid: ({ values, flags }: HourlyValues, index: number) => boolean;
/** The valid values, with NaN instead of all others. */
export declare const validValues: (hours: HourlyValues) => Float32Array;
/** Hours in the format of `@zrak/quantities`. */
export declare const gridOf: ({ times, values, flags }: TimedHours) => Grid;
