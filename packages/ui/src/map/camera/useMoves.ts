import { useEffect, useRef, useState } from 'react';
import type { MapEvent, ViewStateChangeEvent } from 'react-map-gl/maplibre';
import type { MapView } from './mapView.ts';
import { isUserInitiated } from './motionDuration.ts';
import { paced } from './paced.ts';

/** The map computes the zoom at which the stations fit, and so do we: the last digits may differ. */
const zoomTolerance = 1e-3;

/** Tracks whether the zoom is at one of its limits, and reports each new view with whether the user moved the map. */
export function useMoves(
  lowestZoom: number,
  maxZoom: number,
  onViewChange: ((view: MapView, isUserInitiated: boolean) => void) | undefined,
) {
  const [zoom, setZoom] = useState<number | null>(null);
  const [noteZoom] = useState(() => paced(setZoom));
  useEffect(() => noteZoom.cancel, [noteZoom]);
  const isReaders = useRef(false);

  const handlers = {
    onLoad: ({ target }: MapEvent) => {
      target.keyboard.disableRotation();
      target.touchZoomRotate.disableRotation();
      setZoom(target.getZoom());
    },
    onMoveStart: (event: ViewStateChangeEvent) => {
      // A single notch of the wheel has no original event.
      isReaders.current = isUserInitiated(event) || event.target.scrollZoom.isZooming();
    },
    onMoveEnd: (event: ViewStateChangeEvent) => {
      const { longitude, latitude, zoom: reached } = event.viewState;
      noteZoom(reached);
      onViewChange?.({ longitude, latitude, zoom: reached }, isReaders.current || isUserInitiated(event));
    },
  };
  return { limit: limitAt(zoom, lowestZoom, maxZoom), handlers };
}

function limitAt(zoom: number | null, lowestZoom: number, maxZoom: number): 'nearest' | 'farthest' | null {
  if (zoom === null) return null;
  if (zoom >= maxZoom) return 'nearest';
  return zoom <= lowestZoom + zoomTolerance ? 'farthest' : null;
}
