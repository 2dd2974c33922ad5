import type { StyleSpecification } from 'maplibre-gl';
import type { MapColors } from './offlineStyle.js';
/** A style, its URL, or a function that loads one; `null` for the offline map. */
export type BasemapStyle = string | StyleSpecification | (() => Promise<StyleSpecification>) | null;
/** Values other than URLs must keep their identity: a new object creates a new map. */
export interface Basemap {
    style?: BasemapStyle;
    /** Style for the dark theme; by default the light one is used for both. */
    darkStyle?: Exclude<BasemapStyle, null>;
}
/** The online style if it loads in time, otherwise the bundled one. */
export declare function useBasemap({ style: light, darkStyle }: Basemap, theme: 'light' | 'dark', colors: MapColors | null): {
    style: StyleSpecification;
    isOffline: boolean;
    noteTile: () => void;
    noteError: () => void;
};
