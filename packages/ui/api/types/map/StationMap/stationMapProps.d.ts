import type { ReactNode } from 'react';
import type { MapInset, MapView } from '../camera/mapView.js';
import type { Position } from '../camera/usePosition.js';
import type { MapStation } from './stations.js';
import type { Basemap } from './useBasemap.js';
export interface StationMapProps {
    /** Accessible name of the map. */
    label: string;
    stations: readonly MapStation[];
    selectedId?: string | null;
    /** Pointed at elsewhere, in the list. */
    hoveredId?: string | null;
    /** Null when the ground is pressed, or Escape. */
    onSelect: (id: string | null) => void;
    onHover?: (id: string | null) => void;
    /** Where a single station opens. */
    zoom: number;
    minZoom: number;
    maxZoom: number;
    basemap: Basemap;
    theme: 'light' | 'dark';
    /** Covered by panels: stations are fitted into the rest. */
    inset?: MapInset;
    /** `page` where the app shows more than the map when the page fills the screen (`:root:fullscreen`). */
    fullScreenOf?: 'map' | 'page';
    /** Of the selected station: in the lower left corner, a sheet from below on a narrow map. */
    card?: ReactNode;
    /** Beyond what the style itself names. */
    attribution?: string;
    /** Instead of fitting to the stations: what a link says. */
    initialView?: MapView | null;
    /** `isUserInitiated` when the reader moved the map; false when the map fitted itself to stations or window. */
    onViewChange?: (view: MapView, isUserInitiated: boolean) => void;
    /** Where the reader is, once the reader has asked. */
    onLocate?: (position: Position) => void;
}
