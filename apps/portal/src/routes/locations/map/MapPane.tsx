import type { LocationSummary } from '@zrak/api-client';
import { Skeleton } from '@zrak/ui/Skeleton';
import { useMediaQuery } from '@zrak/ui/useMediaQuery';
import { Suspense, useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../../app/servicesHooks.ts';
import { themeStore } from '../../../app/theme.ts';
import { useClientData } from '../../../layouts/ClientLayout.tsx';
import { basemapOf } from '../stationMap/basemap.ts';
import type { ShownStation } from '../stationMap/useMapStations.ts';
import { MapCard } from './MapCard.tsx';
import { PointedMap, type PointedMapProps } from './PointedMap.tsx';
import * as styles from './MapRoute.css.ts';

interface MapPaneProps extends Pick<
  PointedMapProps,
  'stations' | 'hovered' | 'onSelect' | 'initialView' | 'onViewChange' | 'onLocate'
> {
  selected: LocationSummary | null;
  /** Selected station as the map shows it. */
  shown: ShownStation | undefined;
  /** Whether the map shows a past hour. */
  isPast: boolean;
}

/** The map beside the list, with the card of the selected station. */
export function MapPane({ selected, shown, isPast, ...map }: MapPaneProps) {
  const intl = useIntl();
  const { client } = useClientData();
  const { config } = useServices();
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  const isWide = useMediaQuery(styles.wide);
  const isRoomy = useMediaQuery(styles.roomy);
  const basemap = useMemo(() => basemapOf(config.Map, intl.locale.slice(0, 2)), [config.Map, intl.locale]);
  const card = selected && shown && (
    <MapCard client={client} location={selected} shown={shown} isPast={isPast} onClose={() => map.onSelect(null)} />
  );
  return (
    <div className={styles.map}>
      <Suspense fallback={<Skeleton shape="block" height="100%" />}>
        <PointedMap
          {...map}
          label={intl.formatMessage({ id: 'routes.locations.MapRoute.map' })}
          selectedId={selected?.id ?? null}
          zoom={config.Map.zoom}
          minZoom={config.Map.minZoom}
          maxZoom={config.Map.maxZoom}
          basemap={basemap}
          theme={theme}
          fullScreenOf="page"
          {...(isWide && { inset: isRoomy ? styles.coveredOnBothSides : styles.covered })}
          {...(card && { card })}
        />
      </Suspense>
    </div>
  );
}
