import { type StationLevel } from '../../../stationLevels.js';
export interface MapStation {
    id: string;
    name: string;
    /** Degrees, WGS 84. */
    longitude: number;
    latitude: number;
    level: StationLevel;
    /** The level in words of its own; there is a word for every level. */
    levelLabel?: string;
    /** Value with unit, as it should be read: "52,4 µg/m³". */
    valueLabel?: string;
}
/** What is more urgent comes first. */
export declare function byUrgency(a: MapStation, b: MapStation): number;
/**
 * Of those that do not all fit: the most that can be seen at once.
 *
 * @param width pixels there are, as `height`
 */
export declare function mostTogether(stations: readonly MapStation[], zoom: number, width: number, height: number): MapStation[];
/** South-west and north-east corner; null without stations. */
export declare function boundsOf(stations: readonly MapStation[]): [[number, number], [number, number]] | null;
/** A list may have stations whose place nobody knows; a map cannot. */
export declare function isPlaced({ longitude, latitude }: MapStation): boolean;
