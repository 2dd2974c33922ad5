import { type StationLevel } from '../../../stationLevels.js';
export interface MapStation {
    id: string;
    name: string;
    /** Degrees, WGS 84. */
    longitude: number;
    latitude: number;
    level: StationLevel;
    /** Fill `#rrggbb` that replaces the colour of a warning. */
    color?: string;
    /** Replaces the built-in name of the level. */
    levelLabel?: string;
    /** Formatted value with unit: "52,4 µg/m³". */
    valueLabel?: string;
}
/** Compares stations; the more urgent one is first. */
export declare function byUrgency(a: MapStation, b: MapStation): number;
/** South-west and north-east corner; null without stations. */
export declare function boundsOf(stations: readonly MapStation[]): [[number, number], [number, number]] | null;
/** Whether a station has coordinates. A list can show stations without them, a map cannot. */
export declare function isPlaced({ longitude, latitude }: MapStation): boolean;
