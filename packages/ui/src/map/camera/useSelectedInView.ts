import { type RefObject, useEffect, useRef } from 'react';
import { areaIn } from '../names/occludedAreas.ts';
import { panIntoView } from './panIntoView.ts';
import type { MapInset } from './mapView.ts';
import type { MarkScreen } from '../marks/markScreen.ts';
import type { Place } from '../marks/place.ts';
import { motionDuration } from './motionDuration.ts';
import * as styles from '../StationMap/StationMap.css.ts';

/**
 * Pans to a selected station that is outside the visible area or covered, for example by its own card.
 *
 * @param isReady whether the map has been fitted to its stations; a later fit would undo the pan
 */
export function useSelectedInView(
  screenRef: RefObject<MarkScreen | null>,
  isReady: boolean,
  selected: Place | undefined,
  inset: MapInset | undefined,
): void {
  const insetRef = useRef(inset);
  useEffect(() => {
    insetRef.current = inset;
  });

  const [x, y] = selected ?? [];
  useEffect(() => {
    const screen = screenRef.current;
    if (!isReady || !screen || x === undefined || y === undefined) return;
    const container = screen.getContainer();
    const { clientWidth: width, clientHeight: height } = container;
    const { top = 0, right = 0, bottom = 0, left = 0 } = insetRef.current ?? {};
    const sight = { left, top, right: width - right, bottom: height - bottom };
    const at = screen.project([x, y]);
    const offset = panIntoView(at, sight, cardIn(container), width <= styles.sheetWidth);
    if (offset) screen.easeTo({ center: [x, y], offset, ...motionDuration() });
  }, [screenRef, x, y, isReady]);
}

function cardIn(container: HTMLElement) {
  const card = container.querySelector(`.${styles.card}`);
  return card && areaIn(container, card);
}
