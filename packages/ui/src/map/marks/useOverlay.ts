import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import { nextTask } from './nextTask.ts';
import type { OverlayState, StationOverlay } from './stationOverlay.ts';

/**
 * Fetches deck.gl once the map is there, and hands it what changes: in the same task, since the next is a frame later.
 *
 * @param awaited How many stations are still awaited from the worker.
 * @param onDrawn Called after the first frame with marks in it.
 */
export function useOverlay(
  state: OverlayState | null,
  tokens: MapTokens | null,
  awaited: number,
  onDrawn: () => void,
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
      // Where deck.gl is loaded already, this would be one task with the map's own beginnings.
      await nextTask();
      const { tokens: first } = latest.current;
      if (!isCurrent || !first) return;
      overlay.current = addStationOverlay(map.getMap(), first, latest.current.awaited, () => latest.current.onDrawn());
      if (latest.current.state) overlay.current.update(latest.current.state);
    };
    void add();
    return () => {
      isCurrent = false;
      overlay.current?.remove();
      overlay.current = null;
    };
  }, [map, hasTokens]);

  useLayoutEffect(() => {
    if (state) overlay.current?.update(state);
  }, [state]);
}
