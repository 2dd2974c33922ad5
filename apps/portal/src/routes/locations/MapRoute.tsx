import type { LocationSummary } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { EmptyState } from '@zrak/ui/EmptyState';
import { SearchField } from '@zrak/ui/SearchField';
import { Skeleton } from '@zrak/ui/Skeleton';
import { StationList } from '@zrak/ui/StationList';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { levelOf } from '../../app/station.ts';
import { themeStore } from '../../app/theme.ts';
import { useMediaQuery } from '@zrak/ui/useMediaQuery';
import { useErrorText } from '../../app/useErrorText.ts';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import { basemapOf } from './basemap.ts';
import { MapCard } from './MapCard.tsx';
import * as styles from './MapRoute.css.ts';

// The list answers before the map's code has arrived.
const StationMap = lazy(() => import('./mapDoor.ts'));

/** What a station is called to a search: without case and without the hooks and dots of its letters. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The most telling value, as a list and a map say it. */
function headline(intl: IntlShape, { latest }: LocationSummary): string | undefined {
  const [first] = latest;
  if (!first) return undefined;
  const digits = { minimumFractionDigits: first.decimals, maximumFractionDigits: first.decimals };
  return `${first.parameter} ${intl.formatNumber(first.value, digits)} ${first.unit}`;
}

export function Component() {
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
