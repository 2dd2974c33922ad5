/// <reference types="geojson" />
import { ReactNode } from "react";
import { StationLevel } from "./stationLevels.js";
import { StyleSpecification } from "maplibre-gl";
interface MapView {
  longitude: number;
  latitude: number;
  zoom: number;
}
/** Pixels at the edges that other elements cover. */
interface MapInset {
  top?: number | undefined;
  right?: number | undefined;
  bottom?: number | undefined;
  left?: number | undefined;
}
interface Position {
  longitude: number;
  latitude: number;
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
interface MapStation extends MarkedStation {
  /** Degrees, WGS 84. */
  longitude: number;
  latitude: number;
}
/** A style, its URL, or a function that loads one; `null` for the offline map. */
type BasemapStyle = string | StyleSpecification | (() => Promise<StyleSpecification>) | null;
/** Values other than URLs must keep their identity: a new object creates a new map. */
interface Basemap {
  style?: BasemapStyle | undefined;
  /** Style for the dark theme; by default the light one is used for both. */
  darkStyle?: Exclude<BasemapStyle, null> | undefined;
}
interface StationMapProps {
  /** Accessible name of the map. */
  label: string;
  stations: readonly MapStation[];
  selectedId?: string | null | undefined;
  /** Id of the station hovered outside the map, in the list. */
  hoveredId?: string | null | undefined;
  /** Called with null when the user presses the map beside a mark, or Escape. */
  onSelect: (id: string | null) => void;
  onHover?: ((id: string | null) => void) | undefined;
  /** Initial zoom for a single station. */
  zoom: number;
  /** Lower limit of the zoom. Where the stations do not fit at it, the zoom at which they just fit; without stations, the whole world. */
  minZoom: number;
  maxZoom: number;
  basemap: Basemap;
  theme: 'light' | 'dark';
  /** Area covered by panels: stations are fitted into the rest. */
  inset?: MapInset | undefined;
  /**
   * True for a map inside a page that scrolls: one finger and the wheel scroll the page, two fingers and the wheel with
   * Ctrl or ⌘ move the map. In full screen mode of the map, all of them move it.
   */
  isInScrollingPage?: boolean | undefined;
  /** `page` if the app shows more than the map in full screen mode of the page (`:root:fullscreen`). */
  fullScreenOf?: 'map' | 'page' | undefined;
  /** Details of the selected station: in the lower left corner, or a bottom sheet on a narrow map. */
  card?: ReactNode | undefined;
  /** Added to the attribution of the style. */
  attribution?: string | undefined;
  /** View of a link; replaces fitting to the stations, and the world where there are none. */
  initialView?: MapView | null | undefined;
  /**
   * The map moves to a new view here, for example of a place that the user has searched. To move to an equal view once
   * more, give null between them. A view without a place on the globe is ignored.
   */
  target?: MapView | null | undefined;
  /** `isUserInitiated` is true if the user moved the map, false if the map fitted itself to stations or window. */
  onViewChange?: ((view: MapView, isUserInitiated: boolean) => void) | undefined;
  /** Called with the user's position after the user requested it. */
  onLocate?: ((position: Position) => void) | undefined;
}
/**
 * Map of stations. `StationList` is its text equivalent with all its actions: show it beside the map. Where a browser
 * cannot draw it, a sentence with `data-state="unavailable"` replaces it, so that a page can give the space to its list:
 * `:has([data-state="unavailable"])`. Where its code has not loaded, a button tries again.
 */
declare function StationMap(props: StationMapProps): import("react").JSX.Element;
export { type Basemap, type BasemapStyle, type MapStation, type MapView, StationMap, type StationMapProps };