import { useEffect, useRef, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { OverlayEvents, OverlayState, StationOverlay } from './stationOverlay.ts';

/** Fetches deck.gl once the map is there, and hands it what changes. */
export function StationLayer({ state, events }: { state: OverlayState | null; events: OverlayEvents }) {
  const { current: map } = useMap();
  const [overlay, setOverlay] = useState<StationOverlay | null>(null);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    if (!map) return undefined;
    let added: StationOverlay | null = null;
    let isCurrent = true;
    const add = async () => {
      const { addStationOverlay } = await import('./stationOverlay.ts');
      if (!isCurrent) return;
      added = addStationOverlay(map.getMap(), {
        onSelect: (id) => latest.current.onSelect(id),
        onHover: (id) => latest.current.onHover(id),
        onReady: () => latest.current.onReady(),
      });
      setOverlay(added);
    };
    void add();
    return () => {
      isCurrent = false;
      added?.remove();
      setOverlay(null);
    };
  }, [map]);

  useEffect(() => {
    if (state) overlay?.update(state);
  }, [overlay, state]);

  return null;
}
