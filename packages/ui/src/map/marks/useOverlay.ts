import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import { nextTask } from './nextTask.ts';
import type { OverlayState } from './markLayers.ts';
import type { StationOverlay } from './stationOverlay.ts';

/**
 * Loads deck.gl once the map exists and passes changes to it in the same task, because the next task would be one frame
 * later.
 *
 * @param awaited Number of stations not yet clustered by the worker.
 * @param onDrawn Called after the first frame with marks.
 * @param onFailure Called when deck.gl has not loaded; always the same function.
 */
export function useOverlay(
  state: OverlayState | null,
  tokens: MapTokens | null,
  awaited: number,
  onDrawn: () => void,
  onFailure: (error: unknown) => void,
): void {
  const { current: map } = useMap();
  const overlay = useRef<StationOverlay | null>(null);
  const latest = useRef({ state, onDrawn, tokens, awaited });
  useLayoutEffect(() => {
    latest.current = { state, onDrawn, tokens, awaited };
  });

  const hasTokens = tokens !== null;
  useEffect(() => {
    if (!map || !hasTokens) return undefined;
    let isCurrent = true;
    const add = async () => {
      const { addStationOverlay } = await import('./stationOverlay.ts');
      // If deck.gl is already loaded, this would run in the same task as the start of the map.
      await nextTask();
      const { tokens: first } = latest.current;
      if (!isCurrent || !first) return;
      overlay.current = addStationOverlay(map.getMap(), first, latest.current.awaited, () => latest.current.onDrawn());
      if (latest.current.state) overlay.current.update(latest.current.state);
    };
    add().catch((error: unknown) => isCurrent && onFailure(error));
    return () => {
      isCurrent = false;
      overlay.current?.remove();
      overlay.current = null;
    };
  }, [map, hasTokens, onFailure]);

  useLayoutEffect(() => {
    if (state) overlay.current?.update(state);
  }, [state]);
}
