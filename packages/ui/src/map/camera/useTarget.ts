import { type RefObject, useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { isPlaced } from '../StationMap/stations.ts';
import type { MapView } from './mapView.ts';
import { motionDuration, userInitiated } from './motionDuration.ts';

/** Moves the map to each new target. An equal one may be a new object in each rendering of the app. */
export function useTarget(
  mapRef: RefObject<MapRef | null>,
  isReady: boolean,
  target: MapView | null | undefined,
): void {
  const { longitude = NaN, latitude = NaN, zoom = NaN } = target ?? {};
  useEffect(() => {
    if (!isReady || !isPlaced({ longitude, latitude }) || !Number.isFinite(zoom)) return;
    mapRef.current?.easeTo({ center: [longitude, latitude], zoom, ...motionDuration() }, userInitiated);
  }, [mapRef, isReady, longitude, latitude, zoom]);
}
