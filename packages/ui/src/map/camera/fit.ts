import type { MapStation } from '../StationMap/stations.ts';
import { boundsOf, mostTogether } from '../StationMap/stations.ts';
import type { MapView } from './mapView.ts';

/** Space around the stations for names and buttons. */
export const paddingPx = { top: 56, right: 64, bottom: 64, left: 56 };
export const noInset = { top: 0, right: 0, bottom: 0, left: 0 };

export interface ZoomLimits {
  /** Initial zoom for a single station. */
  zoom: number;
  minZoom: number;
  maxZoom: number;
}

/** View without stations and without a link. */
const openingView: MapView = { longitude: 14.82, latitude: 46.12, zoom: 8 };

/** Initial view of a map: the view of a link, the only station, or all stations. */
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

/**
 * Stations to fit the map to, with their bounds: all, or the most that are visible in one view. Null without stations.
 */
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
