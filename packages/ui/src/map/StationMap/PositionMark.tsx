import { useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import * as styles from './StationMap.css.ts';

interface PositionMarkProps {
  longitude: number;
  latitude: number;
}

/** Dot at the user's position, centred on it while the map moves. */
export function PositionMark({ longitude, latitude }: PositionMarkProps) {
  const { current: map } = useMap();
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!map || !element) return undefined;
    const put = () => {
      const { x, y } = map.project([longitude, latitude]);
      element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    };
    put();
    map.on('move', put);
    map.on('resize', put);
    return () => {
      map.off('move', put);
      map.off('resize', put);
    };
  }, [map, longitude, latitude]);
  return <span ref={ref} className={`${styles.anchor} ${styles.position}`} />;
}
