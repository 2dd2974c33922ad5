import { boundsOf, type MapStation } from '../StationMap/stations.ts';
import { fittingZoom, inWorld, noInset, paddingIn, worldPx, type ZoomLimits, zoomOfOne } from './fit.ts';
import type { MapInset, MapView } from './mapView.ts';

interface Frame {
  /** Size of the map in pixels. */
  width: number;
  height: number;
  /** Pixels at its edges that other elements cover. */
  inset?: MapInset | undefined;
}

/** First view of a map. */
export interface Opening {
  /** View of a link; otherwise the map shows all stations. */
  view?: MapView | null | undefined;
  limits: ZoomLimits;
  isOffline: boolean;
}

/** Where the map first shows each station: pixels from its upper left corner. The same view as that of `initialViewOf`. */
export function placesInView(
  stations: readonly MapStation[],
  { view, limits, isOffline }: Opening,
  { width, height, inset }: Frame,
): [x: number, y: number][] {
  const { top, right, bottom, left } = { ...noInset, ...inset };
  const free = { width: width - left - right, height: height - top - bottom };
  const middle = { x: left + free.width / 2, y: top + free.height / 2 };
  const bounds = boundsOf(stations);
  if (!bounds) return [];
  const [[west, south], [east, north]] = bounds;
  let { longitude, latitude, zoom } = view ?? { longitude: west, latitude: south, zoom: 0 };
  let [centerX, centerY] = inWorld(longitude, latitude);
  if (!view) {
    const [[x0, y1], [x1, y0]] = [inWorld(west, south), inWorld(east, north)];
    [centerX, centerY] = [(x0 + x1) / 2, (y0 + y1) / 2];
    if (stations.length === 1) zoom = zoomOfOne(limits, isOffline);
    else {
      zoom = Math.min(fittingZoom(stations, free.width, free.height), limits.zoom, limits.maxZoom);
      const padding = paddingIn(free.width, free.height);
      middle.x += (padding.left - padding.right) / 2;
      middle.y += (padding.top - padding.bottom) / 2;
    }
  }
  const scale = worldPx * 2 ** zoom;
  return stations.map((station) => {
    const [x, y] = inWorld(station.longitude, station.latitude);
    return [middle.x + (x - centerX) * scale, middle.y + (y - centerY) * scale];
  });
}
