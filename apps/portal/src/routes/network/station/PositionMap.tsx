import type { NetworkStation } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import type { MapView } from '@zrak/ui/map';
import { Skeleton } from '@zrak/ui/Skeleton';
import { Crosshair, MapPin } from 'lucide-react';
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '../../../app/loading/lazyPart.tsx';
import { useServices } from '../../../app/servicesHooks.ts';
import { themeStore } from '../../../app/theme.ts';
import { basemapOf } from '../../../shared/map/basemap.ts';
import * as styles from '../network.css.ts';

const StationMap = lazyPart(() => import('../../../shared/map/mapEntry.ts'));

/** Six decimals are 10 cm. */
const rounded = (degrees: number) => Number(degrees.toFixed(6));
const level = 'notMeasured' as const;
const ownId = 'own';

export interface Position {
  latitude: number;
  longitude: number;
}

interface PositionMapProps {
  /** Name of the edited station. */
  name: string;
  /** Null while there is none. */
  position: Position | null;
  /** Stations that are shown for orientation. */
  others: readonly NetworkStation[];
  onChange: (position: Position) => void;
}

/** Shows where the station is, and moves it to the cross in the middle. Mouse, fingers and arrow keys move the map. */
export function PositionMap({ name, position, others, onChange }: PositionMapProps) {
  const intl = useIntl();
  const { config } = useServices();
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  const basemap = useMemo(() => basemapOf(config.Map, intl.locale.slice(0, 2)), [config.Map, intl.locale]);
  const stations = useMemo(() => {
    const own = position && { id: ownId, name, ...position };
    const neighbours = others.map(({ id, name: other, longitude, latitude }) => ({
      id: `other ${id}`,
      name: other,
      longitude,
      latitude,
    }));
    return [...neighbours, ...(own ? [own] : [])].map((station) => ({ ...station, level }));
  }, [others, position, name]);
  const [initialView] = useState(() => startOf(position, others, config.Map));
  const [centre, setCentre] = useState<MapView>(initialView);
  return (
    <div className={styles.stack}>
      <div className={styles.map}>
        <Suspense fallback={<Skeleton shape="block" height="100%" />}>
          <StationMap
            label={intl.formatMessage({ id: 'routes.network.PositionMap.label' })}
            stations={stations}
            selectedId={position ? ownId : null}
            onSelect={() => undefined}
            zoom={config.Map.zoom}
            minZoom={config.Map.minZoom}
            maxZoom={config.Map.maxZoom}
            basemap={basemap}
            theme={theme}
            initialView={initialView}
            isInScrollingPage
            onViewChange={setCentre}
          />
        </Suspense>
        <Crosshair size={32} strokeWidth={1.75} aria-hidden="true" className={styles.crosshair} />
      </div>
      <div>
        <Button
          icon={<MapPin size={18} />}
          onPress={() => onChange({ latitude: rounded(centre.latitude), longitude: rounded(centre.longitude) })}
        >
          <FormattedMessage id="routes.network.PositionMap.place" />
        </Button>
      </div>
    </div>
  );
}

/** The streets around the station, or else the area of the others, or the world. */
function startOf(
  position: Position | null,
  others: readonly NetworkStation[],
  { minZoom, maxZoom }: { minZoom: number; maxZoom: number },
): MapView {
  if (position) return { ...position, zoom: Math.min(15, maxZoom) };
  if (others.length === 0) return { latitude: 20, longitude: 0, zoom: 1 };
  const [south, north] = rangeOf(others.map(({ latitude }) => latitude));
  const [west, east] = rangeOf(others.map(({ longitude }) => longitude));
  const span = Math.max(east - west, 1.5 * (north - south), 0.02);
  return {
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
    zoom: Math.min(Math.max(Math.log2(360 / span), minZoom), maxZoom),
  };
}

const rangeOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
