import { type RefObject, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { areaIn } from '../names/occludedAreas.ts';
import { panIntoView } from './panIntoView.ts';
import type { MapInset } from './mapView.ts';
import type { MapStation } from '../StationMap/stations.ts';
import { motionDuration } from './motionDuration.ts';
import * as styles from '../StationMap/StationMap.css.ts';

/**
 * Pans to a selected station that is outside the visible area or covered, for example by its own card.
 *
 * @param isReady whether the map has been fitted to its stations; a later fit would undo the pan
 */
export function useSelectedInView(
  mapRef: RefObject<MapRef | null>,
  isReady: boolean,
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
    if (!isReady || !map || longitude === undefined || latitude === undefined) return;
    const container = map.getContainer();
    const { clientWidth: width, clientHeight: height } = container;
    const { top = 0, right = 0, bottom = 0, left = 0 } = insetRef.current ?? {};
    const sight = { left, top, right: width - right, bottom: height - bottom };
    const at = map.project([longitude, latitude]);
    const offset = panIntoView(at, sight, cardIn(container), width <= styles.sheetWidth);
    if (offset) map.easeTo({ center: [longitude, latitude], offset, ...motionDuration() });
  }, [mapRef, longitude, latitude, isReady]);
}

function cardIn(container: HTMLElement) {
  const card = container.querySelector(`.${styles.card}`);
  return card && areaIn(container, card);
}
