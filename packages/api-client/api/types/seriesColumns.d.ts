import type { Interval } from '../schema.js';
export interface SeriesColumns {
    id: string;
    /** Start of each interval, epoch milliseconds; series on one grid share them. */
    times: Float64Array<ArrayBuffer>;
    /** One for each time; NaN is a gap. */
    values: Float32Array<ArrayBuffer>;
    /** Flag of each value. */
    flags: Int8Array<ArrayBuffer>;
    /** Percentage measured, for each value; 100 for every value of a server that does not report it. */
    coverage: Uint8Array<ArrayBuffer>;
    /** For arithmetic means of percentile levels: the interval of these levels. */
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
/** Parts of the request, for a server that does not repeat them in its answer. */
export interface AskedColumns {
    interval: Interval;
    /** Of the period, as in the request. */
    from: string;
    to: string;
    timeZone: string;
}
/** `Accept` header that prefers the binary form, with JSON as the fallback. */
export declare const acceptColumns = "application/vnd.zrak.columns, application/json;q=0.9";
/**
 * The response of `getData` as typed arrays, from either of its two forms.
 *
 * @param asked replaces what the server leaves out
 * @throws if the bytes have neither form, or lack what is not in `asked`
 */
export declare function readColumns(bytes: ArrayBuffer, asked?: AskedColumns): DataColumns;
