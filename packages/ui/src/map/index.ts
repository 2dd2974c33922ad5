export { StationMap, type StationMapProps } from './StationMap/StationMap.tsx';
export type { Basemap, BasemapStyle } from './StationMap/useBasemap.ts';
export type { MapStation } from './StationMap/stations.ts';
export type { MapView } from './camera/mapView.ts';
