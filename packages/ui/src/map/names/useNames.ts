import { useEffect, useMemo, useRef, useState } from 'react';
import { occludedAreasIn } from './occludedAreas.ts';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import type { MarkScreen } from '../marks/markScreen.ts';
import type { Marks } from '../marks/marks.ts';
import type { Distances, NameStations, StationName } from './stationNames.ts';

/** Milliseconds without a change before names are placed again. */
const settledAfterMs = 150;
/** Change of zoom after which names are placed again while the map still moves. */
const zoomStep = 0.25;

/**
 * Names of the stations where they fit, the most urgent first, and labels of the distance rings; null before the font
 * has loaded.
 *
 * @param marks null while names are not yet needed
 */
export function useNames(
  screen: MarkScreen | null | undefined,
  marks: Marks | null,
  selectedId: string | null,
  distances: Distances | null,
  tokens: MapTokens | null,
): readonly StationName[] | null {
  const [names, setNames] = useState<readonly StationName[] | null>(null);
  const [nameStations, setNameStations] = useState<NameStations | null>(null);
  const before = useRef<Map<string, StationName>>(new Map());
  const isFirst = useRef(true);

  useEffect(() => {
    if (!tokens) return undefined;
    let isCurrent = true;
    const wait = async () => {
      const { namesReady } = await import('./stationNames.ts');
      const ready = await namesReady(tokens);
      if (isCurrent) setNameStations(() => ready);
    };
    wait().catch((error: unknown) => console.warn('The map has no names of stations:', error));
    return () => {
      isCurrent = false;
    };
  }, [tokens]);

  useEffect(() => {
    if (!screen || !marks || !nameStations) return undefined;
    let placedAt = NaN;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = (isFrozen: boolean) => {
      placedAt = screen.getZoom();
      const occluded = occludedAreasIn(screen.getContainer());
      const next = nameStations(marks, { selectedId, distances, before: before.current, occluded, isFrozen }, screen);
      before.current = new Map(next.map((name) => [name.key, name]));
      setNames((current) => (isSame(current, next) ? current : next));
    };
    const placeAll = () => place(false);
    const settle = (delay = settledAfterMs) => {
      clearTimeout(timer);
      timer = setTimeout(placeAll, delay);
    };
    settle(isFirst.current ? 0 : settledAfterMs);
    isFirst.current = false;
    const rest = () => settle();
    const zoomed = () => {
      if (Math.abs(screen.getZoom() - placedAt) >= zoomStep) place(true);
    };
    screen.on('move', zoomed);
    screen.on('moveend', rest);
    screen.on('resize', rest);
    // A new style shows other notes over the map.
    screen.on('styledata', rest);
    return () => {
      clearTimeout(timer);
      screen.off('move', zoomed);
      screen.off('moveend', rest);
      screen.off('resize', rest);
      screen.off('styledata', rest);
    };
  }, [screen, marks, selectedId, distances, nameStations]);

  return useMemo(
    () => names?.filter(({ key, station }) => key === station || station === distances?.station) ?? null,
    [names, distances],
  );
}

function isSame(one: readonly StationName[] | null, other: readonly StationName[]): boolean {
  return (
    one?.length === other.length &&
    one.every((name, index) => {
      const next = other[index]!;
      return (
        name.key === next.key &&
        name.written === next.written &&
        name.place[0] === next.place[0] &&
        name.place[1] === next.place[1] &&
        name.offset[0] === next.offset[0] &&
        name.offset[1] === next.offset[1]
      );
    })
  );
}
