import type { ChartSeries } from '../data/series.js';
/** The values of a series at the times of a table. */
export interface ValueColumn {
    label: string;
    unit: string;
    decimals: number;
    /** One to a time; NaN where there is none. */
    values: Float32Array<ArrayBuffer>;
    /** One to a time; 0 where there is no value. Null for a series without flags. */
    flags: Int8Array<ArrayBuffer> | null;
}
export interface ValueTable {
    /** Epoch milliseconds, ascending. */
    times: Float64Array<ArrayBuffer>;
    columns: ValueColumn[];
}
/** Series side by side: a row for each time that one of them has in `[from, to)`. */
export declare function valueTable(series: readonly ChartSeries[], from: number, to: number): ValueTable;
