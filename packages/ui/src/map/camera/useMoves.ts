import { useRef, useState } from 'react';
import type { MapEvent, ViewStateChangeEvent } from 'react-map-gl/maplibre';
import type { ZoomLimits } from './fit.ts';
import type { MapView } from './mapView.ts';
import { isUserInitiated } from './motionDuration.ts';

/** Tracks whether the zoom is at one of its limits, and reports each new view with whether the user moved the map. */
export function useMoves(
  { minZoom, maxZoom }: ZoomLimits,
  onViewChange: ((view: MapView, isUserInitiated: boolean) => void) | undefined,
) {
  const [limit, setLimit] = useState<'nearest' | 'farthest' | null>(null);
  const noteZoom = (at: number) => setLimit(at >= maxZoom ? 'nearest' : at <= minZoom ? 'farthest' : null);
  const isReaders = useRef(false);

  const handlers = {
    onLoad: ({ target }: MapEvent) => {
      target.keyboard.disableRotation();
      target.touchZoomRotate.disableRotation();
      noteZoom(target.getZoom());
    },
    onMoveStart: (event: ViewStateChangeEvent) => {
      // A single notch of the wheel has no original event.
      isReaders.current = isUserInitiated(event) || event.target.scrollZoom.isZooming();
    },
    onMoveEnd: (event: ViewStateChangeEvent) => {
      const { longitude, latitude, zoom } = event.viewState;
      noteZoom(zoom);
      onViewChange?.({ longitude, latitude, zoom }, isReaders.current || isUserInitiated(event));
    },
  };
  return { limit, handlers };
}
