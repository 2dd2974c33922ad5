import { StationLevel } from "./stationLevels.js";
interface MapLegendRow {
  level: StationLevel;
  /** Fill `#rrggbb` that replaces the colour of a warning. */
  color?: string | undefined;
  /** Replaces the built-in name of the level. */
  levelLabel?: string | undefined;
  /** Values of the level: "15–45". */
  rangeLabel?: string | undefined;
  /** Number of stations of this level. */
  count: number;
}
interface MapLegendProps {
  label: string;
  rows: readonly MapLegendRow[];
  /** Only stations of these levels are shown; all of them if empty. */
  shownLevels: readonly StationLevel[];
  onChange: (levels: StationLevel[]) => void;
  /** `strip`: side by side, for the edge of a map. */
  layout?: 'rows' | 'strip' | undefined;
}
/**
 * Explains the marks and shows the number of stations of each level. Pressing a row filters the stations by its level.
 */
declare function MapLegend({
  label,
  rows,
  shownLevels,
  onChange,
  layout
}: MapLegendProps): import("react").JSX.Element;
export { MapLegend, MapLegendProps, MapLegendRow };