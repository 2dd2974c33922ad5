import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { boundsOf, type MapStation } from '../StationMap/stations.ts';
import { paddingIn, zoomOfOne, type ZoomLimits } from './fit.ts';
import type { MapView } from './mapView.ts';
import { isUserInitiated, motionDuration } from './motionDuration.ts';

interface FitInput {
  mapRef: RefObject<MapRef | null>;
  /** Whether the map exists and its lowest zoom is set. */
  isReady: boolean;
  stations: readonly MapStation[];
  limits: Pick<ZoomLimits, 'zoom' | 'maxZoom'>;
  isOffline: boolean;
  /** View of a link: the map is then fitted only on request. */
  initialView: MapView | null | undefined;
}

/** Space around the stations in what the panels at the edges leave of the map. */
function paddingOf(map: MapRef) {
  const { clientWidth, clientHeight } = map.getContainer();
  const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding();
  return paddingIn(clientWidth - left - right, clientHeight - top - bottom);
}

/**
 * Fits the map to its stations: once when they load, on each call of the returned function, and in a window of another
 * size, or when it turns out to be the offline map, while the user has not moved it since.
 */
export function useFitAll({ mapRef, isReady, stations, limits, isOffline, initialView }: FitInput) {
  const { zoom, maxZoom } = limits;
  const nearest = stations.length === 1 ? zoomOfOne(limits, isOffline) : Math.min(zoom, maxZoom);

  const hasMoved = useRef(false);

  const fitAll = (duration?: number, data = {}) => {
    const map = mapRef.current;
    const bounds = boundsOf(stations);
    if (!map || !bounds) return;
    const motion = motionDuration(duration);
    if (stations.length === 1) map.easeTo({ center: bounds[0], zoom: nearest, ...motion }, data);
    else map.fitBounds(bounds, { padding: paddingOf(map), maxZoom: nearest, ...motion }, data);
    // After the event of this movement itself.
    hasMoved.current = false;
  };

  // Stations may load after the map. A map that the user has moved since is not fitted.
  const fitted = useRef(false);
  useEffect(() => {
    if (fitted.current || stations.length === 0 || initialView || !isReady) return;
    fitted.current = true;
    fitAll(0);
  });

  const [resizes, setResizes] = useState(0);
  useEffect(() => {
    const map = mapRef.current?.getMap();
    if (!isReady || !map) return undefined;
    const noteResize = () => setResizes((count) => count + 1);
    const noteMove = (event: object) => {
      if (isUserInitiated(event) || map.scrollZoom.isZooming()) hasMoved.current = true;
    };
    map.on('resize', noteResize);
    map.on('movestart', noteMove);
    return () => {
      map.off('resize', noteResize);
      map.off('movestart', noteMove);
    };
  }, [mapRef, isReady]);

  // After the lowest zoom of the new size has been set.
  const fittedTo = useRef({ resizes, isOffline });
  useEffect(() => {
    const isResized = fittedTo.current.resizes !== resizes;
    const isAloneOffline = fittedTo.current.isOffline !== isOffline && stations.length === 1;
    fittedTo.current = { resizes, isOffline };
    if ((isResized || isAloneOffline) && fitted.current && !hasMoved.current) fitAll(0);
    // Another size fits the map again, and for a single station the end of the wait for an online map; other stations do not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resizes, isOffline]);

  return fitAll;
}
