import { type ReactNode } from 'react';
import { type MapStation } from './stations.js';
import { type Basemap } from './useBasemap.js';
import { type Position } from './usePosition.js';
export type { Basemap, BasemapStyle } from './useBasemap.js';
export type { MapStation } from './stations.js';
export interface MapView {
    longitude: number;
    latitude: number;
    zoom: number;
}
/** Pixels at the edges that something else covers. */
export interface MapInset {
    top?: number;
    right?: number;
    bottom?: number;
    left?: number;
}
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
    /** `isAsked` when it was the reader who moved the map, and not the map that fitted itself to stations or window. */
    onViewChange?: (view: MapView, isAsked: boolean) => void;
    /** Where the reader is, once the reader has asked. */
    onLocate?: (position: Position) => void;
}
/**
 * Stations on a map. It has a twin in words, `StationList`, that does all that this does: put it next to this one.
 * The app names MapLibre's worker before the first map (`setWorkerUrl`).
 */
export declare function StationMap(props: StationMapProps): import("react").JSX.Element;
