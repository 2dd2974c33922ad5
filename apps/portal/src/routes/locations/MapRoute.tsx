import type { LocationSummary, MaintenanceAlert } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { EmptyState } from '@zrak/ui/EmptyState';
import { SearchField } from '@zrak/ui/SearchField';
import { Skeleton } from '@zrak/ui/Skeleton';
import { StationList } from '@zrak/ui/StationList';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import { clientContext, servicesContext } from '../../app/contexts.ts';
import { paths } from '../../app/paths.ts';
import { plain } from '../../app/plain.ts';
import { unlessSearchOnly } from '../../app/searchOnly.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { levelOf } from '../../app/station.ts';
import { themeStore } from '../../app/theme.ts';
import { useMediaQuery } from '@zrak/ui/useMediaQuery';
import { useErrorText } from '../../app/useErrorText.ts';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import { basemapOf } from './basemap.ts';
import { MaintenanceBanner } from './MaintenanceBanner.tsx';
import { MapCard } from './MapCard.tsx';
import * as styles from './MapRoute.css.ts';

// The list answers before the map's code has arrived.
const StationMap = lazy(() => import('./mapDoor.ts'));

/** The most telling value, as a list and a map say it. */
/** What is written as a symbol in every language; anything else has a name. */
const symbols = new Set(['PM10', 'PM2.5', 'O3', 'NO2', 'LAeq']);

function headline(intl: IntlShape, { latest }: LocationSummary): string | undefined {
  const [first] = latest;
  if (!first) return undefined;
  const digits = { minimumFractionDigits: first.decimals, maximumFractionDigits: first.decimals };
  const name = symbols.has(first.parameter) ? first.parameter : first.name;
  return `${name} ${intl.formatNumber(first.value, digits)} ${first.unit}`;
}

/** Milliseconds ahead of which planned work is told on the map; a station tells all of its own. */
const soon = 2 * 86_400_000;

/** The alerts of the client. A map without them is worth more than no map. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<MaintenanceAlert[]> {
  const { api } = context.get(servicesContext);
  const query = { clientId: context.get(clientContext).id };
  const { data } = await api.GET('/api/maintenanceAlerts/get', { params: { query }, signal: request.signal });
  const alerts: MaintenanceAlert[] = data ?? [];
  return alerts.filter(({ from, state }) => state === 'current' || Date.parse(from) < Date.now() + soon);
}

export const shouldRevalidate = unlessSearchOnly;

export function Component() {
  const alerts = useLoaderData<MaintenanceAlert[]>();
  const intl = useIntl();
  const { client, locations, error } = useClientData();
  const { config } = useServices();
  const errorText = useErrorText();
  const { revalidate, state } = useRevalidator();
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const [hoveredId, setHoveredId] = useState<string | null>(null);

  const stations = useMemo(
    () =>
      locations.map((location) => {
        const level = levelOf(location);
        const valueLabel = headline(intl, location);
        return {
          id: location.id,
          name: location.name,
          longitude: location.longitude,
          latitude: location.latitude,
          level,
          levelLabel:
            location.state === 'ok'
              ? location.warning.label
              : intl.formatMessage({ id: `routes.locations.state.${location.state}` }),
          ...(valueLabel !== undefined && { valueLabel }),
          href: paths.location(client.code, location.id),
        };
      }),
    [locations, client.code, intl],
  );
  const found = useMemo(
    () => stations.filter(({ name }) => plain(name).includes(plain(search.trim()))),
    [stations, search],
  );
  const selected = locations.find(({ id }) => id === params.get('station')) ?? null;
  const select = (id: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (id) next.set('station', id);
        else next.delete('station');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const title = intl.formatMessage({ id: 'routes.locations.MapRoute.title' });
  const isWide = useMediaQuery(styles.wide);
  const basemap = useMemo(() => basemapOf(config.Map), [config.Map]);
  return (
    <div className={styles.screen}>
      <title>{`${title} – ${client.name}`}</title>
      <section className={styles.panel} aria-labelledby="stations">
        <div className={styles.head}>
          <h1 id="stations" className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <span className={styles.count}>
            <FormattedMessage id="routes.locations.MapRoute.count" values={{ count: locations.length }} />
          </span>
        </div>
        <MaintenanceBanner
          alerts={alerts}
          timeZone={locations[0]?.timeZone ?? 'UTC'}
          stationNames={new Map(locations.map(({ id, name }) => [id, name]))}
        />
        {error ? (
          <Banner
            tone="danger"
            title={intl.formatMessage({ id: 'routes.locations.MapRoute.failed' })}
            action={
              <Button size="small" isPending={state === 'loading'} onPress={() => void revalidate()}>
                <FormattedMessage id="app.retry" />
              </Button>
            }
          >
            {errorText(error)}
          </Banner>
        ) : locations.length === 0 ? (
          <EmptyState title={intl.formatMessage({ id: 'routes.locations.MapRoute.none' })} />
        ) : (
          <>
            <SearchField
              label={intl.formatMessage({ id: 'routes.locations.MapRoute.search' })}
              placeholder={intl.formatMessage({ id: 'routes.locations.MapRoute.search' })}
              value={search}
              onChange={setSearch}
            />
            <div className={styles.list}>
              {found.length === 0 ? (
                <p className={styles.none} role="status">
                  <FormattedMessage id="routes.locations.MapRoute.noMatch" />
                </p>
              ) : (
                <StationList
                  label={intl.formatMessage({ id: 'routes.locations.MapRoute.list' })}
                  stations={found}
                  selectedId={selected?.id ?? null}
                  onSelect={select}
                  onHover={setHoveredId}
                />
              )}
            </div>
          </>
        )}
      </section>
      <div className={styles.map}>
        <Suspense fallback={<Skeleton shape="block" height="100%" />}>
          <StationMap
            label={intl.formatMessage({ id: 'routes.locations.MapRoute.map' })}
            stations={found}
            selectedId={selected?.id ?? null}
            hoveredId={hoveredId}
            onSelect={select}
            zoom={config.Map.zoom}
            minZoom={config.Map.minZoom}
            maxZoom={config.Map.maxZoom}
            basemap={basemap}
            theme={theme}
            {...(isWide && { inset: styles.covered })}
            {...(selected && {
              card: <MapCard client={client} location={selected} onClose={() => select(null)} />,
            })}
          />
        </Suspense>
      </div>
    </div>
  );
}
