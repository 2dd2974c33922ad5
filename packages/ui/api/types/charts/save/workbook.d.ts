import type { ValueTable } from './columns.js';
/** Content of a chart for a workbook. */
export interface SeenValues extends ValueTable {
    title: string;
    /** Text of the visible period; then how the values were computed, and the source of the data. */
    period: string;
    caption: string;
    source: string | null;
    /** IANA name of the time zone of the chart. */
    timeZone: string;
}
/** Returns the bytes of an Excel file. */
export type WorkbookWriter = (seen: SeenValues) => Promise<Blob>;
