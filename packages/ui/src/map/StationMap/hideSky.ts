import type { Map as MapLibreMap } from 'maplibre-gl';

/**
 * MapLibre computes the sky for every pixel of every frame, even when the map is viewed straight from above and has no
 * sky. Without a graphics card this takes longer than everything else together.
 */
export function hideSky({ painter }: MapLibreMap): void {
  const { sky } = painter.drawFunctions;
  painter.drawFunctions = {
    ...painter.drawFunctions,
    sky: (mesh, frame) => {
      if (frame.transform.pitch > 0 || frame.data.isRenderingGlobe) sky(mesh, frame);
    },
  };
}
