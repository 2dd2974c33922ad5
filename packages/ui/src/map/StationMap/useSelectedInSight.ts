import { type RefObject, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { MapInset } from './StationMap.tsx';
import type { MapStation } from './stations.ts';
import { still } from './still.ts';
import * as styles from './StationMap.css.ts';

/** What stands closer to an edge than this is not well seen. */
const EDGE = 24;
/** Of the name below its station. */
const NAME = { aside: 72, below: 48 };

/** Moves a selected station into sight, where it is beyond an edge or under what covers the map: its own card, for one. */
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
    const { clientWidth: width, clientHeight: height } = container;
    const { top = 0, right = 0, bottom = 0, left = 0 } = insetRef.current ?? {};
    const { x, y } = map.project([longitude, latitude]);
    const card = cardIn(container);
    const isUnder = (at: number, down: number) =>
      card !== null &&
      at > card.left - NAME.aside &&
      at < card.right + NAME.aside &&
      down > card.top - NAME.below &&
      down < card.bottom + EDGE;
    const isInside = x > left + EDGE && x < width - right - EDGE && y > top + EDGE && y < height - bottom - EDGE;
    if (isInside && !isUnder(x, y)) return;
    const [across, down] = [(left + width - right) / 2, (top + height - bottom) / 2];
    let offset: [x: number, y: number] = [0, 0];
    if (card && width <= styles.sheetWidth) offset = [0, (top + card.top) / 2 - down];
    else if (card && isUnder(across, down)) offset = [(card.right + width - right) / 2 - across, 0];
    map.easeTo({ center: [longitude, latitude], offset, ...still() });
  }, [mapRef, longitude, latitude, isThere]);
}

/** The edges of the card, in pixels of the map. */
function cardIn(container: HTMLElement) {
  const card = container.querySelector(`.${styles.card}`)?.getBoundingClientRect();
  if (!card) return null;
  const { left, top } = container.getBoundingClientRect();
  return { left: card.left - left, right: card.right - left, top: card.top - top, bottom: card.bottom - top };
}
