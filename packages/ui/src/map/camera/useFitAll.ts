import { type RefObject, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { boundsOf, type MapStation } from '../StationMap/stations.ts';
import { paddingPx, type ZoomLimits } from './fit.ts';
import { motionDuration } from './motionDuration.ts';

interface FitInput {
  mapRef: RefObject<MapRef | null>;
  /** Whether the map exists and its lowest zoom is set. */
  isReady: boolean;
  stations: readonly MapStation[];
  limits: Pick<ZoomLimits, 'zoom' | 'maxZoom'>;
  /** Whether a link defines the view: then the map is fitted only on request. */
  hasInitialView: boolean;
}

/** Fits the map to its stations, once when they load and on each call of the returned function. */
export function useFitAll({ mapRef, isReady, stations, limits, hasInitialView }: FitInput) {
  const { zoom, maxZoom } = limits;

  const fitAll = (duration?: number, data = {}) => {
    const map = mapRef.current;
    const bounds = boundsOf(stations);
    if (!map || !bounds) return;
    const motion = motionDuration(duration);
    if (stations.length === 1) map.easeTo({ center: bounds[0], zoom, ...motion }, data);
    else map.fitBounds(bounds, { padding: paddingPx, maxZoom: Math.min(zoom, maxZoom), ...motion }, data);
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
