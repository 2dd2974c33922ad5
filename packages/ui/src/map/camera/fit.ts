import type { MapStation } from '../StationMap/stations.ts';
import { boundsOf, mostTogether } from '../StationMap/stations.ts';
import type { MapView } from './mapView.ts';

/** Room round the stations, for names and buttons. */
export const paddingPx = { top: 56, right: 64, bottom: 64, left: 56 };
export const noInset = { top: 0, right: 0, bottom: 0, left: 0 };

export interface ZoomLimits {
  /** Where a single station opens. */
  zoom: number;
  minZoom: number;
  maxZoom: number;
}

/** Without stations and without a link. */
const openingView: MapView = { longitude: 14.82, latitude: 46.12, zoom: 8 };

/** Where a map opens: as a link says, on its only station, or on all of them. */
export function initialViewOf(
  stations: readonly MapStation[],
  view: MapView | null | undefined,
  { zoom, maxZoom }: ZoomLimits,
) {
  const bounds = boundsOf(stations);
  if (view) return { ...view };
  if (!bounds) return openingView;
  if (stations.length === 1) return { longitude: bounds[0][0], latitude: bounds[0][1], zoom };
  return { bounds, fitBoundsOptions: { padding: paddingPx, maxZoom: Math.min(zoom, maxZoom) } };
}

/** The stations to fit the map to: all, or as many as can be seen at once, and where they lie. Null without stations. */
export function fitOf(
  stations: readonly MapStation[],
  minZoom: number,
  { clientWidth, clientHeight }: HTMLElement,
  { top, right, bottom, left }: typeof noInset,
) {
  const seen = mostTogether(
    stations,
    minZoom,
    clientWidth - left - right - paddingPx.left - paddingPx.right,
    clientHeight - top - bottom - paddingPx.top - paddingPx.bottom,
  );
  const bounds = boundsOf(seen.length > 0 ? seen : stations);
  return bounds && { bounds, isPart: seen.length < stations.length };
}
