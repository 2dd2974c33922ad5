import { type RefObject, useEffect, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { LeftGesture } from './leftGesture.ts';

/**
 * While it is on, one finger and the wheel scroll the page; two fingers, and the wheel with Ctrl or ⌘, move the map.
 * Returns the gesture that the map has just left to the page.
 */
export function usePageScroll(mapRef: RefObject<MapRef | null>, isOn: boolean | undefined): LeftGesture | undefined {
  const [left, setLeft] = useState<LeftGesture>();
  useEffect(() => {
    const map = mapRef.current?.getMap();
    if (!isOn || !map) return undefined;
    // Code that the map has loaded.
    const sharing = import('../StationMap/mapLibre.ts').then(({ shareGestures }) => shareGestures(map, setLeft));
    return () => void sharing.then((end) => end());
  }, [mapRef, isOn]);
  return left;
}
