import type { Location } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import type { ChartLink } from '@zrak/ui/chartLink';
import { Link } from '@zrak/ui/Link';
import { Skeleton } from '@zrak/ui/Skeleton';
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../../app/loading/lazyPart.tsx';
import { paths } from '../../../app/paths.ts';
import { useServices } from '../../../app/servicesHooks.ts';
import { themeStore } from '../../../app/theme.ts';
import { useClientData } from '../../../layouts/ClientLayout.tsx';
import { basemapOf } from '../../../shared/map/basemap.ts';
import { TimeBar } from '../stationMap/TimeBar.tsx';
import { LegendCaption } from '../stationMap/LegendCaption.tsx';
import { offered } from '../stationMap/mapColouring.ts';
import { mapAddress, selectionAddress } from '../stationMap/mapSearch.ts';
import { useLinkedHour } from './useLinkedHour.ts';
import { useMapStations } from '../stationMap/useMapStations.ts';
import { MountWhenVisible } from '../graph/MountWhenVisible.tsx';
import * as styles from './StationPlace.css.ts';

const StationMap = lazyPart(() => import('../../../shared/map/mapEntry.ts'));

interface StationPlaceProps {
  station: Location;
  /** Follows the cursor of the graph. */
  link: ChartLink;
}

/** Map of the station and of the values that its neighbours measured at the time of the graph's cursor. */
export function StationPlace(props: StationPlaceProps) {
  const heading = useIntl().formatMessage({ id: 'routes.locations.StationPlace.heading' });
  const { longitude, latitude } = props.station;
  if (longitude === undefined || latitude === undefined) return null;
  return (
    <MountWhenVisible heading={heading} height={styles.mapHeight}>
      <PlaceCard {...props} heading={heading} position={{ longitude, latitude }} />
    </MountWhenVisible>
  );
}

const standard = 'eu2024';
/** Zoom that shows a town and its neighbours. */
const nearby = 10;

interface PlaceCardProps extends StationPlaceProps {
  heading: string;
  position: { longitude: number; latitude: number };
}

function PlaceCard({ station, link, heading, position }: PlaceCardProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { client, locations } = useClientData();
  const { config } = useServices();
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  const choices = useMemo(() => offered(locations, standard), [locations]);
  const by = choices.includes('index') ? 'index' : 'warning';
  const colouring = { by, standard } as const;
  const { shown, slider } = useLinkedHour(client.id, by, link);
  const stations = useMapStations(client, locations, colouring, shown);
  const basemap = useMemo(() => basemapOf(config.Map, intl.locale.slice(0, 2)), [config.Map, intl.locale]);
  const [initialView] = useState({ ...position, zoom: nearby });
  const mapSearch = selectionAddress.write(new URLSearchParams(mapAddress.format({ by })), { station: station.id });
  return (
    <Card
      heading={heading}
      actions={
        <Link href={`${paths.map(client.code)}?${mapSearch}`}>
          <FormattedMessage id="routes.locations.StationPlace.open" />
        </Link>
      }
    >
      <div className={styles.stack}>
        <div className={styles.map}>
          <Suspense fallback={<Skeleton shape="block" height="100%" />}>
            <StationMap
              label={intl.formatMessage({ id: 'routes.locations.MapRoute.map' })}
              stations={stations}
              selectedId={station.id}
              onSelect={(id) => {
                if (id !== null && id !== station.id) void navigate(paths.location(client.code, id));
              }}
              zoom={config.Map.zoom}
              minZoom={config.Map.minZoom}
              maxZoom={config.Map.maxZoom}
              basemap={basemap}
              theme={theme}
              initialView={initialView}
              isInScrollingPage
            />
          </Suspense>
        </div>
        {/* Above the text, whose number of lines changes with the cursor: the buttons would move while they are
            being pressed. */}
        {by !== 'warning' && <TimeBar shownHour={slider} timeZone={station.timeZone} colouring={colouring} />}
        <LegendCaption locations={locations} colouring={colouring} time={shown?.time ?? null} />
      </div>
    </Card>
  );
}
