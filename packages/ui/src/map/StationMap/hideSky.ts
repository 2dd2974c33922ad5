import type { Map as MapLibreMap } from 'maplibre-gl';

/**
 * From straight above there is no sky to be seen, and yet MapLibre reckons one for every pixel of every frame, which
 * without a graphics card takes longer than all the rest.
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
