import type { Interval } from '../schema.js';
export interface SeriesColumns {
    id: string;
    /** Start of each interval, epoch milliseconds; series on one grid share them. */
    times: Float64Array<ArrayBuffer>;
    /** NaN is a gap. */
    values: Float32Array<ArrayBuffer>;
    /** One to a value. */
    flags: Int8Array<ArrayBuffer>;
    /** Percent measured, one to a value. */
    coverage: Uint8Array<ArrayBuffer>;
    /** Where the values are arithmetic means of percentile levels: the interval of these. */
    meanOf?: Interval;
}
export interface DataColumns {
    interval: Interval;
    timeZone: string;
    /** Epoch milliseconds of the period asked for. */
    from: number;
    to: number;
    series: SeriesColumns[];
}
/** The media type to `Accept` where the binary form is wanted, and JSON where it is not to be had. */
export declare const acceptColumns = "application/vnd.zrak.columns, application/json;q=0.9";
/**
 * The answer of `getData` as typed arrays, whichever of its two forms it has come in.
 *
 * @throws where the bytes are neither
 */
export declare function readColumns(bytes: ArrayBuffer): DataColumns;
