import type { ReactNode } from 'react';
import type { MapInset, MapView } from '../camera/mapView.ts';
import type { Position } from '../camera/usePosition.ts';
import type { MapStation } from './stations.ts';
import type { Basemap } from './useBasemap.ts';

export interface StationMapProps {
  /** Accessible name of the map. */
  label: string;
  stations: readonly MapStation[];
  selectedId?: string | null;
  /** Id of the station hovered outside the map, in the list. */
  hoveredId?: string | null;
  /** Called with null when the user presses the map beside a mark, or Escape. */
  onSelect: (id: string | null) => void;
  onHover?: (id: string | null) => void;
  /** Initial zoom for a single station. */
  zoom: number;
  /** Lower limit of the zoom. Where the stations do not fit at it, the zoom at which they just fit; without stations, the whole world. */
  minZoom: number;
  maxZoom: number;
  basemap: Basemap;
  theme: 'light' | 'dark';
  /** Area covered by panels: stations are fitted into the rest. */
  inset?: MapInset;
  /**
   * True for a map inside a page that scrolls: one finger and the wheel scroll the page, two fingers and the wheel with
   * Ctrl or ⌘ move the map. In full screen mode of the map, all of them move it.
   */
  isInScrollingPage?: boolean;
  /** `page` if the app shows more than the map in full screen mode of the page (`:root:fullscreen`). */
  fullScreenOf?: 'map' | 'page';
  /** Details of the selected station: in the lower left corner, or a bottom sheet on a narrow map. */
  card?: ReactNode;
  /** Added to the attribution of the style. */
  attribution?: string;
  /** View of a link; replaces fitting to the stations, and the world where there are none. */
  initialView?: MapView | null;
  /**
   * The map moves to a new view here, for example of a place that the user has searched. To move to an equal view once
   * more, give null between them. A view without a place on the globe is ignored.
   */
  target?: MapView | null;
  /** `isUserInitiated` is true if the user moved the map, false if the map fitted itself to stations or window. */
  onViewChange?: (view: MapView, isUserInitiated: boolean) => void;
  /** Called with the user's position after the user requested it. */
  onLocate?: (position: Position) => void;
}
