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
