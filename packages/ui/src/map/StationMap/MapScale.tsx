import { setElementVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { distanceText, scaleOf } from '../rings/distances.ts';
import * as styles from './StationMap.css.ts';

/** Pixels. */
const widestPx = 110;

/** A distance and how long it is here. What moves is shifted and stretched: MapLibre's own is laid out at every frame. */
export function MapScale() {
  const intl = useUiIntl();
  const { current: map } = useMap();
  const ref = useRef<HTMLDivElement>(null);
  const [metres, setMetres] = useState(0);

  useLayoutEffect(() => {
    if (!map) return undefined;
    const put = () => {
      const scale = scaleOf(map.getCenter().lat, map.getZoom(), widestPx);
      setElementVars(ref.current!, { [styles.scaleLength]: `${Math.round(scale.width)}` });
      setMetres(scale.metres);
    };
    put();
    map.on('move', put);
    return () => {
      map.off('move', put);
    };
  }, [map]);

  return (
    <div ref={ref} className={styles.scale}>
      <span className={styles.scaleBar} />
      <span className={styles.scaleText}>{distanceText(metres, intl)}</span>
    </div>
  );
}
