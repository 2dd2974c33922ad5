import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { besidePlace } from './besidePlace.ts';
import type { Offset } from './spiderfy.ts';
import * as styles from '../StationMap/StationMap.css.ts';

interface MapAnchorProps {
  longitude: number;
  latitude: number;
  /** Pixels from the position. */
  offset?: Offset | null;
  className: string;
  isHidden?: boolean;
  children: ReactNode;
}

/** Keeps an element beside a position on the map and inside its visible area. */
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
    // Cached on change: reading them on each move of the map would force a layout.
    let size = { width: 0, height: 0 };
    let frame = size;
    const put = () => {
      const at = map.project([longitude, latitude]);
      const place = { x: at.x + (offset?.[0] ?? 0), y: at.y + (offset?.[1] ?? 0) };
      const [left, top] = besidePlace(place, size, frame, map.getPadding());
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    };
    const measure = () => {
      const { clientWidth, clientHeight } = map.getContainer();
      size = { width: element.offsetWidth, height: element.offsetHeight };
      frame = { width: clientWidth, height: clientHeight };
      put();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    map.on('move', put);
    map.on('resize', measure);
    return () => {
      observer.disconnect();
      map.off('move', put);
      map.off('resize', measure);
    };
  }, [map, longitude, latitude, offset]);

  return (
    <div ref={ref} aria-hidden={isHidden} className={`${styles.anchor} ${className}`}>
      {children}
    </div>
  );
}
