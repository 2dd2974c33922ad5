import type { StyleSpecification } from 'maplibre-gl';
import type { MapColors } from './offlineStyle.js';
export interface Basemap {
    /** Style by URL, needing no key; `null` for the offline map at once. */
    styleUrl?: string | null;
    /** In the dark theme; the light one serves both when left out. */
    darkStyleUrl?: string;
}
/** The online style if it comes in time, else the one we carry with us. */
export declare function useBasemap({ styleUrl, darkStyleUrl }: Basemap, theme: 'light' | 'dark', colors: MapColors | null): {
    style: StyleSpecification;
    isOffline: boolean;
    fail: () => void;
};
