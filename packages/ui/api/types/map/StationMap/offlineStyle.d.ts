import type { StyleSpecification } from 'maplibre-gl';
export interface MapColors {
    land: string;
    foreign: string;
    sea: string;
    boundary: string;
    label: string;
    halo: string;
}
/** Borders, coast, towns and a grid: schematic but accurate in position, and available without a network. */
export declare function offlineStyle(colors: MapColors): StyleSpecification;
/** Waits for the font. MapLibre draws each letter once, so a letter drawn before its font has loaded stays wrong. */
export declare function lettersReady(): Promise<void>;
