export {
  StationMap,
  type Basemap,
  type BasemapStyle,
  type MapStation,
  type StationMapProps,
} from './StationMap/StationMap.tsx';
export type { MapView } from './camera/mapView.ts';
