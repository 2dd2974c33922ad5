import type { StyleSpecification } from 'maplibre-gl';
export interface MapColors {
    land: string;
    sea: string;
    river: string;
    boundary: string;
    label: string;
    halo: string;
}
/** Land, borders, rivers, lakes and names of places in the whole world: schematic, and available without a network. */
export declare function offlineStyle(colors: MapColors): StyleSpecification;
/** Waits for the font. MapLibre draws each letter once, so a letter drawn before its font has loaded stays wrong. */
export declare function lettersReady(): Promise<void>;
