import { setElementVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { distanceText, scaleOf } from '../rings/distances.ts';
import * as styles from './StationMap.css.ts';

/** Maximum width in pixels. */
const widestPx = 110;

/** Scale bar. Changes use CSS transforms, because MapLibre's own control causes a layout in each frame. */
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
