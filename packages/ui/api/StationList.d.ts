import { ReactNode } from "react";
import { WarningLevel } from "./markShapes.js";
import { StationLevel } from "./stationLevels.js";
interface StationListItem {
  id: string;
  name: string;
  level: StationLevel;
  /** Fill `#rrggbb` that replaces the colour of a warning. */
  color?: string | undefined;
  /** Replaces the built-in name of the level. */
  levelLabel?: string | undefined;
  /** Value with unit, and time if relevant: "52,4 µg/m³". */
  valueLabel?: string | undefined;
  /** A warning beside a band of an index, about something else: noise. */
  warning?: {
    level: WarningLevel;
    color?: string | undefined;
    label: string;
  } | undefined;
  /** Shown beside the name, for example a distance. */
  noteLabel?: string | undefined;
  /** Recent course of the value, for example a `Sparkline`. */
  trend?: ReactNode | undefined;
  /** Page of the station. */
  href?: string | undefined;
}
interface StationListProps {
  label: string;
  stations: readonly StationListItem[];
  selectedId?: string | null | undefined;
  /** Id of the station hovered on the map. */
  hoveredId?: string | null | undefined;
  /** Called with null when the selected station is pressed again. */
  onSelect: (id: string | null) => void;
  onHover?: ((id: string | null) => void) | undefined;
  emptyContent?: ReactNode | undefined;
}
/** Text equivalent of the map: the same stations and actions, without code of the map. */
declare function StationList({
  label,
  stations,
  selectedId,
  hoveredId,
  onSelect,
  onHover,
  emptyContent
}: StationListProps): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined>;
export { StationList, StationListItem, StationListProps };