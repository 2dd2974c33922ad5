import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import * as styles from './StationMap.css.ts';

interface MapAnchorProps {
  longitude: number;
  latitude: number;
  className: string;
  isHidden?: boolean;
  children: ReactNode;
}

/** Keeps a piece of the page beside a place on the map, above it if there is room, and inside the map's edges. */
export function MapAnchor({ longitude, latitude, className, isHidden = false, children }: MapAnchorProps) {
  const { current: map } = useMap();
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!map || !element) return undefined;
    const place = () => {
      const { x, y } = map.project([longitude, latitude]);
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
  }, [map, longitude, latitude]);

  return (
    <div ref={ref} aria-hidden={isHidden} className={`${styles.anchor} ${className}`}>
      {children}
    </div>
  );
}
