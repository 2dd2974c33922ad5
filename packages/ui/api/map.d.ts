export { StationMap, type Basemap, type BasemapStyle, type MapStation, type MapView, type StationMapProps, } from './types/map/StationMap/StationMap.js';
