import { type RefObject, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { MapInset } from './StationMap.tsx';
import type { MapStation } from './stations.ts';
import { still } from './still.ts';
import * as styles from './StationMap.css.ts';

/** What stands closer to an edge than this is not well seen. */
const EDGE = 24;

/** Moves a selected station into sight, where it is beyond an edge or under what covers the map: its own card, where that is a sheet. */
export function useSelectedInSight(
  mapRef: RefObject<MapRef | null>,
  isThere: boolean,
  selected: MapStation | undefined,
  inset: MapInset | undefined,
): void {
  const insetRef = useRef(inset);
  useEffect(() => {
    insetRef.current = inset;
  });

  const { longitude, latitude } = selected ?? {};
  useEffect(() => {
    const map = mapRef.current;
    if (!isThere || !map || longitude === undefined || latitude === undefined) return;
    const container = map.getContainer();
    const { x, y } = map.project([longitude, latitude]);
    const { top = 0, right = 0, bottom = 0, left = 0 } = insetRef.current ?? {};
    const sheet = sheetHeight(container);
    const isSeen =
      x > left + EDGE &&
      x < container.clientWidth - right - EDGE &&
      y > top + EDGE &&
      y < container.clientHeight - Math.max(bottom, sheet) - EDGE;
    const raised = Math.max(0, sheet - bottom) / 2;
    if (!isSeen) map.easeTo({ center: [longitude, latitude], offset: [0, -raised], ...still() });
  }, [mapRef, longitude, latitude, isThere]);
}

/** Pixels of the map, from its bottom, that the card covers as a sheet; 0 where it stands beside the station. */
function sheetHeight(container: HTMLElement): number {
  const card = container.querySelector(`.${styles.card}`);
  if (!card || container.clientWidth > styles.sheetWidth) return 0;
  return container.getBoundingClientRect().bottom - card.getBoundingClientRect().top;
}
