export { StationMap, type StationMapProps } from './StationMap/StationMap.tsx';
export type { BasemapStyle } from './basemap/loadStyle.ts';
export type { Basemap } from './StationMap/useBasemap.ts';
export type { MapStation } from './StationMap/stations.ts';
export type { MapView } from './camera/mapView.ts';
