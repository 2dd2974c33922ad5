import type { ChartSeries } from '../data/series.js';
/** Values of a series at the times of a table. */
export interface ValueColumn {
    label: string;
    unit: string;
    decimals: number;
    /** One per time; NaN if missing. */
    values: Float32Array<ArrayBuffer>;
    /** One per time; 0 if there is no value. Null for a series without flags. */
    flags: Int8Array<ArrayBuffer> | null;
}
export interface ValueTable {
    /** Epoch milliseconds, ascending. */
    times: Float64Array<ArrayBuffer>;
    columns: ValueColumn[];
}
/** Series as columns, with a row for each distinct time in `[from, to)`. */
export declare function valueTable(series: readonly ChartSeries[], from: number, to: number): ValueTable;
