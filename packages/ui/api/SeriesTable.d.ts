import type { ChartSeries } from './types/charts/data/series.js';
export interface SeriesTableProps {
    label: string;
    series: readonly ChartSeries[];
    /** Epoch milliseconds; the period is `[from, to)`. */
    from: number;
    to: number;
    formatTime: (time: number) => string;
}
/** All values of a chart as a paginated table that can be sorted by a column and copied whole. */
export declare function SeriesTable({ label, series, from, to, formatTime }: SeriesTableProps): import("react").JSX.Element;
