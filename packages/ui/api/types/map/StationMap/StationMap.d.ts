import type { StationMapProps } from './stationMapProps.js';
export type { StationMapProps } from './stationMapProps.js';
/**
 * Map of stations. `StationList` is its text equivalent with all its actions: show it beside the map. The app must set
 * the URL of MapLibre's worker before the first map (`setWorkerUrl`). Where a browser cannot draw it, a sentence with
 * `data-state="unavailable"` replaces it, so that a page can give the space to its list:
 * `:has([data-state="unavailable"])`.
 */
export declare function StationMap(props: StationMapProps): import("react").JSX.Element;
