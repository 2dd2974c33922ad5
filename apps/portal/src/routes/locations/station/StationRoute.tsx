import type { Api, ApiError, Location, MaintenanceAlert, Series } from '@zrak/api-client';
import { Inline } from '@zrak/ui/Inline';
import { Link } from '@zrak/ui/Link';
import { Skeleton } from '@zrak/ui/Skeleton';
import { StationHero } from '@zrak/ui/StationHero';
import { createElement, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { servicesContext } from '../../../app/contexts.ts';
import { partOf, prepareRest, useRestPart } from '../../../app/firstPaint.ts';
import { useServices } from '../../../app/servicesHooks.ts';
import { paths } from '../../../app/paths.ts';
import type { PartsHandle } from '../../../app/loading/loadScreen.ts';
import { PartFailure } from '../../../app/loading/PartFailure.tsx';
import { withReloadOnStaleBuild } from '../../../app/loading/withReloadOnStaleBuild.ts';
import { useLive } from '../../../shared/live/useLive.ts';
import { lastStation } from '../../../session/preferences.ts';
import { unlessSearchOnly } from '../../../shared/searchParams.ts';
import { useClientData } from '../../../layouts/ClientLayout.tsx';
import { LastUpdate } from '../../../layouts/LastUpdate.tsx';
import { KeyValues } from './LatestValues.tsx';
import { isSoon } from '../../../shared/maintenanceState.ts';
import { MaintenanceBanner, MaintenanceFailure } from '../graph/MaintenanceBanner.tsx';
import { StationFailure } from './StationFailure.tsx';
import { withStationDetails } from '../../../shared/station.ts';
import * as styles from './StationRoute.css.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { LargeDataScreen } from '../data/LargeDataScreen.tsx';
import { useStationView } from '../graph/useStationView.ts';
import { useStationHours } from './useStationHours.ts';
import { verdictOf } from '../../../shared/verdict.ts';

const loadRest = () => import('./StationRest.tsx');

/** Everything below the first values. */
const below = partOf(withReloadOnStaleBuild(loadRest));

export const handle: PartsHandle = { parts: [loadRest, () => import('@zrak/ui/charts')] };

interface StationData {
  station: Location;
  series: Series[];
  /** Reason why the series could not be loaded; the rest of the station is shown. */
  seriesError: ApiError | null;
  alerts: MaintenanceAlert[];
  alertsError: ApiError | null;
}

async function loadStation(
  api: Api,
  locationId: string,
  signal: AbortSignal,
): Promise<StationData | { error: ApiError }> {
  const options = { params: { query: { locationId } }, signal };
  const [station, series, alerts] = await Promise.all([
    api.GET('/api/locations/location', options),
    api.GET('/api/dataseries/get', options),
    api.GET('/api/maintenanceAlerts/get', options),
  ]);
  if (station.error) return { error: station.error };
  // A station without series or alerts is better than no station.
  return {
    station: station.data,
    series: series.data ?? [],
    seriesError: series.error ?? null,
    alerts: alerts.data ?? [],
    alertsError: alerts.error ?? null,
  };
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const [loaded] = await Promise.all([
    loadStation(context.get(servicesContext).api, params['locationId']!, request.signal),
    prepareRest(below),
  ]);
  if (!('error' in loaded)) lastStation.set(loaded.station.id);
  return loaded;
}

// Search params change the graph, not the data of the loader.
export const shouldRevalidate = unlessSearchOnly;

export function Component() {
  const data = useLoaderData<typeof loader>();
  return 'error' in data ? <StationFailure error={data.error} /> : <LiveStation loaded={data} />;
}

/** The station as the server has it now. */
function LiveStation({ loaded }: { loaded: StationData }) {
  const { api } = useServices();
  const { data } = useLive({
    name: ['station', loaded.station.id],
    loaded,
    load: async ({ signal }) => {
      const next = await loadStation(api, loaded.station.id, signal);
      const error = 'error' in next ? next.error : (next.seriesError ?? next.alertsError);
      if (error) throw error;
      return next as StationData;
    },
    followsValues: true,
  });
  return <Station {...data} />;
}

function Station({ station, series: loaded, seriesError, alerts, alertsError }: StationData) {
  const { client } = useClientData();
  const series = useMemo(() => withStationDetails(loaded, [station]), [loaded, station]);
  const view = useStationView(series, station.timeZone);
  const hours = useStationHours(series);
  const soon = useMemo(() => alerts.filter((alert) => isSoon(alert)), [alerts]);
  const { timeZone } = station;
  const rest = useRestPart(below);
  const values = station.latest && {
    values: station.latest,
    hours,
    timeZone,
    selectedId: view.series?.id ?? null,
    onSelect: (seriesId: string) => {
      view.change({ series: seriesId });
      document.getElementById('graph')?.scrollIntoView({ block: 'nearest' });
    },
  };
  return (
    <LargeDataScreen>
      <title>{`${station.name} – ${client.name}`}</title>
      <div className={styles.stack}>
        <StationHero
          name={station.name}
          verdict={verdictOf(station)}
          timeZone={timeZone}
          // Beside the warning of a server without an index, a second scale would contradict it.
          hours={station.index ? hours.index : null}
          breadcrumb={
            <Inline space="large">
              <div className={styles.ways}>
                <Link href={paths.map(client.code)}>
                  <FormattedMessage id="routes.locations.StationRoute.back" />
                </Link>
                <ShareButton size="small" client={client} station={station} />
              </div>
              <LastUpdate timeZone={timeZone} />
            </Inline>
          }
        />
        {alertsError && <MaintenanceFailure />}
        <MaintenanceBanner alerts={soon} timeZone={timeZone} />
        {values && <KeyValues {...values} />}
        {rest.Shown ? (
          createElement(rest.Shown, { station, series, seriesError, alerts, view, values })
        ) : rest.failure ? (
          <PartFailure {...rest.failure} />
        ) : (
          <div className={styles.rest}>
            <Skeleton shape="block" height="420px" />
          </div>
        )}
      </div>
    </LargeDataScreen>
  );
}
