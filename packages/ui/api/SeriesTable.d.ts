import type { ChartSeries } from './types/charts/data/series.js';
export interface SeriesTableProps {
    label: string;
    series: readonly ChartSeries[];
    /** Epoch milliseconds; the period is `[from, to)`. */
    from: number;
    to: number;
    formatTime: (time: number) => string;
}
/** Every value of a graph as text, a page at a time: sorted by a column, and copied whole. */
export declare function SeriesTable({ label, series, from, to, formatTime }: SeriesTableProps): import("react").JSX.Element;
