export { StationMap, type Basemap, type MapStation, type MapView, type StationMapProps, } from './types/map/StationMap/StationMap.js';
