import type { StationMapProps } from './stationMapProps.js';
export type { StationMapProps } from './stationMapProps.js';
/**
 * Stations on a map. `StationList` is its text equivalent, with all that the map does: put one beside the other.
 * The app names MapLibre's worker before the first map (`setWorkerUrl`).
 */
export declare function StationMap(props: StationMapProps): import("react").JSX.Element;
