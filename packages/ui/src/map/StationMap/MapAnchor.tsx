import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { besidePlace } from './besidePlace.ts';
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

/** Keeps a piece of the page beside a place on the map and inside what is in sight of the map. */
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
    const put = () => {
      const at = map.project([longitude, latitude]);
      const place = { x: at.x + (offset?.[0] ?? 0), y: at.y + (offset?.[1] ?? 0) };
      const { clientWidth, clientHeight } = map.getContainer();
      const [left, top] = besidePlace(
        place,
        { width: element.offsetWidth, height: element.offsetHeight },
        { width: clientWidth, height: clientHeight },
        map.getPadding(),
      );
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    };
    put();
    const observer = new ResizeObserver(put);
    observer.observe(element);
    map.on('move', put);
    map.on('resize', put);
    return () => {
      observer.disconnect();
      map.off('move', put);
      map.off('resize', put);
    };
  }, [map, longitude, latitude, offset]);

  return (
    <div ref={ref} aria-hidden={isHidden} className={`${styles.anchor} ${className}`}>
      {children}
    </div>
  );
}
