import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';

/**
 * MapLibre computes the sky for every pixel of every frame, even when the map is viewed straight from above and has no
 * sky. Without a graphics card this takes longer than everything else together.
 */
function hideSky({ painter }: MapLibreMap): void {
  const { sky } = painter.drawFunctions;
  painter.drawFunctions = {
    ...painter.drawFunctions,
    sky: (mesh, frame) => {
      if (frame.transform.pitch > 0 || frame.data.isRenderingGlobe) sky(mesh, frame);
    },
  };
}

/** Hides the sky once the map exists. */
export function useSkyHidden(mapRef: RefObject<MapRef | null>, isReady: boolean): void {
  useEffect(() => {
    const map = mapRef.current?.getMap();
    if (isReady && map) hideSky(map);
  }, [mapRef, isReady]);
}
