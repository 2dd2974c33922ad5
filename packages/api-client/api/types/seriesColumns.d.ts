import type { Interval } from '../schema.js';
export interface SeriesColumns {
    id: string;
    /** Start of each interval, epoch milliseconds; series on one grid share them. */
    times: Float64Array<ArrayBuffer>;
    /** One for each time; NaN is a gap. */
    values: Float32Array<ArrayBuffer>;
    /** Flag of each value. */
    flags: Int8Array<ArrayBuffer>;
    /** Percentage measured, for each value. */
    coverage: Uint8Array<ArrayBuffer>;
    /** Where the values are arithmetic means of percentile levels: the interval of these. */
    meanOf?: Interval;
}
export interface DataColumns {
    interval: Interval;
    timeZone: string;
    /** Requested period, epoch milliseconds. */
    from: number;
    to: number;
    series: SeriesColumns[];
}
/** `Accept` header that prefers the binary form, with JSON as the fallback. */
export declare const acceptColumns = "application/vnd.zrak.columns, application/json;q=0.9";
/**
 * The response of `getData` as typed arrays, from either of its two forms.
 *
 * @throws if the bytes have neither form
 */
export declare function readColumns(bytes: ArrayBuffer): DataColumns;
