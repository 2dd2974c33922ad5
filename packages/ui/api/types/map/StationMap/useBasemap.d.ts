import type { StyleSpecification } from 'maplibre-gl';
import type { MapColors } from './offlineStyle.js';
/** A style, its address, or what makes one; `null` for the offline map at once. */
export type BasemapStyle = string | StyleSpecification | (() => Promise<StyleSpecification>) | null;
/** Anything but an address must stay the same object: a new one is a new map. */
export interface Basemap {
    style?: BasemapStyle;
    /** In the dark theme; the light one serves both when left out. */
    darkStyle?: Exclude<BasemapStyle, null>;
}
/** The online style if it comes in time, else the one we carry with us. */
export declare function useBasemap({ style: light, darkStyle }: Basemap, theme: 'light' | 'dark', colors: MapColors | null): {
    style: StyleSpecification;
    isOffline: boolean;
    noteTile: () => void;
    noteError: () => void;
};
