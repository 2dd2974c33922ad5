import { ReactNode } from "react";
import { StationLevel } from "./stationLevels.js";
/** Pixels at the edges that other elements cover. */
interface MapInset {
  top?: number | undefined;
  right?: number | undefined;
  bottom?: number | undefined;
  left?: number | undefined;
}
/** Content of the mark of a station and of its text. */
interface MarkedStation {
  id: string;
  name: string;
  level: StationLevel;
  /** Fill `#rrggbb` that replaces the colour of a warning. */
  color?: string | undefined;
  /** Replaces the built-in name of the level. */
  levelLabel?: string | undefined;
  /** Formatted value with unit: "52,4 µg/m³". */
  valueLabel?: string | undefined;
  /** Value without unit, written into the mark of an index band: "52", at most four characters. */
  markLabel?: string | undefined;
}
/**
 * Fractions of the width and the height of the picture, from its upper left corner: `[0.5, 0.5]` is its middle. They
 * still hold when the picture is replaced by one of another resolution.
 */
type PlanPosition = readonly [x: number, y: number];
interface PlanStation extends MarkedStation {
  /** Null if the station has no position on the plan yet: it is only in the list. */
  position: PlanPosition | null;
}
interface PlanPicture {
  /** PNG, JPEG, WebP or SVG; from another origin only with CORS headers. */
  url: string;
  /** Pixels. Only their ratio matters for an SVG. */
  width: number;
  height: number;
  /** Says what the plan shows, and where: "Kiln in the middle, quarry in the north, quay along the river". */
  alt: string;
}
interface SitePlanProps {
  /** Accessible name of the plan. */
  label: string;
  picture: PlanPicture;
  stations: readonly PlanStation[];
  selectedId?: string | null | undefined;
  /** Id of the station hovered outside the plan, in the list. */
  hoveredId?: string | null | undefined;
  /** Called with null when the user presses the plan beside a mark, or Escape. */
  onSelect: (id: string | null) => void;
  onHover?: ((id: string | null) => void) | undefined;
  /** Area covered by panels: the picture is fitted into the rest. */
  inset?: MapInset | undefined;
  /**
   * True for a plan inside a page that scrolls: one finger and the wheel scroll the page, two fingers and the wheel with
   * Ctrl or ⌘ move the plan. In full screen mode of the plan, all of them move it.
   */
  isInScrollingPage?: boolean | undefined;
  /** Details of the selected station: in the lower left corner, or a bottom sheet on a narrow plan. */
  card?: ReactNode | undefined;
  /** The user has moved the selected station, by dragging its mark or by Shift and an arrow key. */
  onMove?: ((id: string, position: PlanPosition) => void) | undefined;
  /** The user has pressed the plan beside a mark. Replaces `onSelect` with null. */
  onPlace?: ((position: PlanPosition) => void) | undefined;
}
/**
 * Stations on a picture of their site. `StationList` is its text equivalent with all its actions: show it beside the
 * plan. Where a browser cannot draw it, a sentence with `data-state="unavailable"` replaces it. Without its picture, the
 * stations are on blank paper. Where its code has not loaded, a button tries again.
 */
declare function SitePlan(props: SitePlanProps): import("react").JSX.Element;
export { type PlanPicture, type PlanPosition, type PlanStation, SitePlan, type SitePlanProps };