export {
  StationMap,
  type Basemap,
  type BasemapStyle,
  type MapStation,
  type MapView,
  type StationMapProps,
} from './StationMap/StationMap.tsx';
