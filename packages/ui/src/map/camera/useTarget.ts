import { type RefObject, useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { MapView } from './mapView.ts';
import { motionDuration, userInitiated } from './motionDuration.ts';

/** Moves the map to each new target. */
export function useTarget(
  mapRef: RefObject<MapRef | null>,
  isReady: boolean,
  target: MapView | null | undefined,
): void {
  useEffect(() => {
    if (!isReady || !target) return;
    const { longitude, latitude, zoom } = target;
    mapRef.current?.easeTo({ center: [longitude, latitude], zoom, ...motionDuration() }, userInitiated);
  }, [mapRef, isReady, target]);
}
