import { Skeleton } from '@zrak/ui/Skeleton';
import { useMediaQuery } from '@zrak/ui/useMediaQuery';
import { memo, type ReactNode, Suspense, useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../../app/servicesHooks.ts';
import { themeStore } from '../../../app/theme.ts';
import { basemapOf } from '../../../shared/map/basemap.ts';
import { PointedMap, type PointedMapProps } from './PointedMap.tsx';
import * as styles from './MapRoute.css.ts';

interface MapPaneProps extends Pick<
  PointedMapProps,
  'stations' | 'hovered' | 'onHover' | 'onSelect' | 'initialView' | 'target' | 'onViewChange' | 'onLocate'
> {
  selectedId: string | null;
  /** Details of the selected station; null where they are in the sheet. */
  card: ReactNode;
  /** Pixels that legend and time bar cover below. */
  coveredBelow: number;
}

/** The map beside the list, with the card of the selected station. */
export const MapPane = memo(function MapPane({ card, coveredBelow, ...map }: MapPaneProps) {
  const intl = useIntl();
  const { config } = useServices();
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  const isWide = useMediaQuery(styles.wide);
  const basemap = useMemo(() => basemapOf(config.Map, intl.locale.slice(0, 2)), [config.Map, intl.locale]);
  return (
    <div className={styles.map}>
      <Suspense fallback={<Skeleton shape="block" height="100%" />}>
        <PointedMap
          {...map}
          label={intl.formatMessage({ id: 'routes.locations.MapRoute.map' })}
          zoom={config.Map.zoom}
          minZoom={config.Map.minZoom}
          maxZoom={config.Map.maxZoom}
          basemap={basemap}
          theme={theme}
          fullScreenOf="page"
          {...(isWide && { inset: { left: styles.coveredLeft, bottom: coveredBelow } })}
          {...(Boolean(card) && { card })}
        />
      </Suspense>
    </div>
  );
});
