export { StationMap, type StationMapProps } from './types/map/StationMap/StationMap.js';
export type { Basemap, BasemapStyle } from './types/map/StationMap/useBasemap.js';
export type { MapStation } from './types/map/StationMap/stations.js';
export type { MapView } from './types/map/camera/mapView.js';
