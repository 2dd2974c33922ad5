import type { StationMapProps } from './stationMapProps.js';
export type { StationMapProps } from './stationMapProps.js';
/**
 * Map of stations. `StationList` is its text equivalent with all its actions: show it beside the map. The app must set
 * the URL of MapLibre's worker before the first map (`setWorkerUrl`).
 */
export declare function StationMap(props: StationMapProps): import("react").JSX.Element;
