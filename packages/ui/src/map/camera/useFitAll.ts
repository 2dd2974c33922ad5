import { type RefObject, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { MapStation } from '../StationMap/stations.ts';
import { fitOf, noInset, paddingPx, type ZoomLimits } from './fit.ts';
import type { MapInset } from './mapView.ts';
import { motionDuration } from './motionDuration.ts';

interface FitInput {
  mapRef: RefObject<MapRef | null>;
  isReady: boolean;
  stations: readonly MapStation[];
  limits: ZoomLimits;
  inset: MapInset | undefined;
  /** Whether a link defines the view: then the map is fitted only on request. */
  hasInitialView: boolean;
}

/** Fits the map to its stations, once when they load and on each call of the returned function. */
export function useFitAll({ mapRef, isReady, stations, limits, inset, hasInitialView }: FitInput) {
  const { zoom, minZoom, maxZoom } = limits;

  const fitAll = (duration?: number, data = {}) => {
    const map = mapRef.current;
    if (!map || stations.length === 0) return;
    const fit = fitOf(stations, minZoom, map.getContainer(), { ...noInset, ...inset });
    if (!fit) return;
    const [[west, south], [east, north]] = fit.bounds;
    const motion = motionDuration(duration);
    if (stations.length === 1) map.easeTo({ center: [west, south], zoom, ...motion }, data);
    // MapLibre cannot fit to bounds beyond the minimum zoom, but their centre is still correct.
    else if (fit.isPart)
      map.easeTo({ center: [(west + east) / 2, (south + north) / 2], zoom: minZoom, ...motion }, data);
    else map.fitBounds(fit.bounds, { padding: paddingPx, maxZoom: Math.min(zoom, maxZoom), ...motion }, data);
  };

  // Stations may load after the map. A map that the user has moved since is not fitted.
  const fitted = useRef(false);
  useEffect(() => {
    if (fitted.current || stations.length === 0 || hasInitialView || !isReady) return;
    fitted.current = true;
    fitAll(0);
  });

  return fitAll;
}
