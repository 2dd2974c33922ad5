import { useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { scaleOf } from './scaleOf.ts';
import * as styles from './StationMap.css.ts';

/** Pixels. */
const WIDEST = 110;

/** A distance and how long it is here. What moves is shifted and stretched: MapLibre's own is laid out at every frame. */
export function MapScale() {
  const intl = useUiIntl();
  const { current: map } = useMap();
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [bar, end, text] = ref.current?.children ?? [];
    if (!map || !(bar instanceof HTMLElement) || !(end instanceof HTMLElement) || !(text instanceof HTMLElement)) {
      return undefined;
    }
    let written = '';
    let stretched = NaN;
    const put = () => {
      const { value, unit, width: exact } = scaleOf(map.getCenter().lat, map.getZoom(), WIDEST);
      const width = Math.round(exact);
      if (width !== stretched) {
        stretched = width;
        bar.style.transform = `scaleX(${width})`;
        end.style.transform = `translateX(calc(${width}px - 100%))`;
        text.style.transform = `translateX(calc(${width / 2}px - 50%))`;
      }
      const key = `${value} ${unit}`;
      if (key === written) return;
      written = key;
      text.textContent = intl.formatNumber(value, { style: 'unit', unit });
    };
    put();
    map.on('move', put);
    return () => {
      map.off('move', put);
    };
  }, [map, intl]);

  return (
    <div ref={ref} className={styles.scale}>
      <span className={styles.scaleBar} />
      <span className={styles.scaleEnd} />
      <span className={styles.scaleText} />
    </div>
  );
}
