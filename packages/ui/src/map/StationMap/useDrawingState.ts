import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MapRef } from 'react-map-gl/maplibre';

/** Progress of the map: after its first marks, after their names, and when everything is drawn, its controls included. */
export type DrawingState = 'loading' | 'drawn' | 'named' | 'ready';

/** @param hasControls whether the controls are shown, which are rendered when the browser has time for them */
export function useDrawingState(mapRef: RefObject<MapRef | null>, hasControls: boolean) {
  const [state, setState] = useState<DrawingState>('loading');

  useEffect(() => {
    const map = mapRef.current?.getMap();
    if (state !== 'named' || !hasControls || !map) return undefined;
    const finish = () => setState('ready');
    map.once('idle', finish);
    // A map that is already idle fires no further event.
    map.triggerRepaint();
    return () => {
      map.off('idle', finish);
    };
  }, [mapRef, state, hasControls]);

  // In the same task: names are placed after the first frame, and a new task would be one frame later.
  const noteDrawn = useCallback(() => flushSync(() => setState('drawn')), []);
  const noteNamed = useCallback(() => setState('named'), []);
  return { state, noteDrawn, noteNamed };
}
