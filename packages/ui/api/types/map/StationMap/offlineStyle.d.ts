import type { StyleSpecification } from 'maplibre-gl';
export interface MapColors {
    land: string;
    foreign: string;
    sea: string;
    boundary: string;
    label: string;
    halo: string;
}
/** Borders, coast, towns and a grid: schematic, but in the right place, and there without any network. */
export declare function offlineStyle(colors: MapColors): StyleSpecification;
/** MapLibre draws a letter once: one drawn before its font has come stays in the wrong one. */
export declare function lettersReady(): Promise<void>;
