export {
  StationMap,
  type Basemap,
  type MapStation,
  type MapView,
  type StationMapProps,
} from './StationMap/StationMap.tsx';
