import type { StationLevel } from './stationLevels.js';
export interface MapLegendRow {
    level: StationLevel;
    /** The level in words of its own; there is a word for every level. */
    levelLabel?: string;
    /** Values that belong to it: "15–45". */
    rangeLabel?: string;
    /** Stations of this level. */
    count: number;
}
export interface MapLegendProps {
    label: string;
    rows: readonly MapLegendRow[];
    /** Only these are shown; all of them when empty. */
    shownLevels: readonly StationLevel[];
    onChange: (levels: StationLevel[]) => void;
}
/** What the marks mean, and how many there are of each; a row that is pressed shows its stations only. */
export declare function MapLegend({ label, rows, shownLevels, onChange }: MapLegendProps): import("react").JSX.Element;
