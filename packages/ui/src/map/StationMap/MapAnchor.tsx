import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { Offset } from './spread.ts';
import * as styles from './StationMap.css.ts';

interface MapAnchorProps {
  longitude: number;
  latitude: number;
  /** Pixels from the place. */
  offset?: Offset | null;
  className: string;
  isHidden?: boolean;
  children: ReactNode;
}

/** Keeps a piece of the page beside a place on the map, above it if there is room, and inside the map's edges. */
export function MapAnchor({
  longitude,
  latitude,
  offset = null,
  className,
  isHidden = false,
  children,
}: MapAnchorProps) {
  const { current: map } = useMap();
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!map || !element) return undefined;
    const place = () => {
      const at = map.project([longitude, latitude]);
      const x = at.x + (offset?.[0] ?? 0);
      const y = at.y + (offset?.[1] ?? 0);
      const frame = map.getContainer();
      const left = Math.max(8, Math.min(x - element.offsetWidth / 2, frame.clientWidth - element.offsetWidth - 8));
      const above = y - element.offsetHeight - 24;
      const top = above >= 8 ? above : y + 40;
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    map.on('move', place);
    map.on('resize', place);
    return () => {
      observer.disconnect();
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, longitude, latitude, offset]);

  return (
    <div ref={ref} aria-hidden={isHidden} className={`${styles.anchor} ${className}`}>
      {children}
    </div>
  );
}
