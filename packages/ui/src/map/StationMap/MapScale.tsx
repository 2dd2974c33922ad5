import { setElementVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { distanceText, scaleOf } from '../rings/distances.ts';
import * as styles from './StationMap.css.ts';

/** Maximum width in pixels. */
const widestPx = 110;

/** Milliseconds between two changes: a change in each frame took longer than drawing the stations. */
const pauseMs = 100;

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const putSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        put();
      }, pauseMs);
    };
    map.on('move', putSoon);
    return () => {
      clearTimeout(timer);
      map.off('move', putSoon);
    };
  }, [map]);

  return (
    <div ref={ref} className={styles.scale}>
      <span className={styles.scaleBar} />
      <span className={styles.scaleText}>{distanceText(metres, intl)}</span>
    </div>
  );
}
