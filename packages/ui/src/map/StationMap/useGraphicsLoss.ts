import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { MapView } from '../camera/mapView.ts';

/** Whether the graphics context is lost. `onRestore` is called with the view when it is restored. */
export function useGraphicsLoss(
  mapRef: RefObject<MapRef | null>,
  isReady: boolean,
  onRestore: (view: MapView) => void,
): boolean {
  const [isLost, setLost] = useState(false);
  const restore = useRef(onRestore);
  useEffect(() => {
    restore.current = onRestore;
  });
  useEffect(() => {
    const map = mapRef.current?.getMap();
    if (!isReady || !map) return undefined;
    const lose = () => setLost(true);
    const onContextRestored = () => {
      const { lng, lat } = map.getCenter();
      restore.current({ longitude: lng, latitude: lat, zoom: map.getZoom() });
    };
    map.on('webglcontextlost', lose);
    map.on('webglcontextrestored', onContextRestored);
    return () => {
      map.off('webglcontextlost', lose);
      map.off('webglcontextrestored', onContextRestored);
    };
  }, [mapRef, isReady]);
  return isLost;
}
