import { useRef, useState } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { MapView } from '../camera/mapView.ts';
import { DrawnMap } from './DrawnMap.tsx';
import { MapUnavailable } from './MapUnavailable.tsx';
import { messages } from './StationMap.messages.ts';
import type { StationMapProps } from './stationMapProps.ts';
import { page, useFullScreenEnd } from './useFullScreen.ts';
import { useReappearing } from '../../components/parts/useReappearing.ts';
import { useWebgl } from './useWebgl.ts';
import * as styles from './StationMap.css.ts';

export type { StationMapProps } from './stationMapProps.ts';

/**
 * Map of stations. `StationList` is its text equivalent with all its actions: show it beside the map. Where a browser
 * cannot draw it, a sentence with `data-state="unavailable"` replaces it, so that a page can give the space to its list:
 * `:has([data-state="unavailable"])`. Where its code has not loaded, a button tries again.
 */
export function StationMap(props: StationMapProps) {
  const intl = useUiIntl();
  const canDraw = useWebgl();
  const [hasFailed, setFailed] = useState(false);
  // A lost graphics context loses everything drawn, so a new map is created at the last view.
  const [{ restores, view }, setRestored] = useState<{ restores: number; view: MapView | null }>(untouched);
  const restore = (left: MapView | null) => setRestored({ restores: restores + 1, view: left });
  const lastView = useRef<MapView | null>(null);
  useReappearing(() => restore(lastView.current));
  const frame = useRef<HTMLDivElement>(null);
  useFullScreenEnd(props.fullScreenOf === 'page' ? page : frame);
  return (
    <div ref={frame} className={styles.frame}>
      {canDraw === false || hasFailed ? (
        <MapUnavailable
          text={intl.formatMessage(canDraw === false ? messages.noWebgl : messages.failed)}
          onRetry={canDraw === false ? undefined : () => setFailed(false)}
        />
      ) : (
        canDraw && (
          <DrawnMap
            key={restores}
            {...props}
            frame={frame}
            {...(view && { initialView: view })}
            onFailure={() => setFailed(true)}
            onRestore={restore}
            onViewChange={(moved, isUserInitiated) => {
              lastView.current = moved;
              props.onViewChange?.(moved, isUserInitiated);
            }}
          />
        )
      )}
    </div>
  );
}

const untouched = { restores: 0, view: null };
