import type { MaintenanceAlert } from '@zrak/api-client';
import { EmptyState } from '@zrak/ui/EmptyState';
import { SearchField } from '@zrak/ui/SearchField';
import { Select } from '@zrak/ui/Select';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { clientContext, servicesContext } from '../../../app/contexts.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { defineAddress } from '../../../shared/address/address.ts';
import { textParam } from '../../../shared/address/param.ts';
import { useAddress, useQuietAddress } from '../../../shared/address/useAddress.ts';
import { maintenanceState } from '../../../shared/maintenanceState.ts';
import { oneOf, unlessSearchOnly } from '../../../shared/searchParams.ts';
import { useMediaQuery } from '@zrak/ui/useMediaQuery';
import { useClientData } from '../../../layouts/ClientLayout.tsx';
import { StationsExport } from '../export/ExportButton.tsx';
import { LegendPanel } from './LegendPanel.tsx';
import { MaintenanceBanner, MaintenanceFailure } from '../graph/MaintenanceBanner.tsx';
import { MapPane } from './MapPane.tsx';
import { mapAddress, offeredSearch, selectionAddress, sortings } from '../stationMap/mapSearch.ts';
import { SortedStations } from './SortedStations.tsx';
import { createStore } from './store.ts';
import { useMapHour } from '../stationMap/useMapHour.ts';
import { useFoundStations } from './useFoundStations.ts';
import { useMapStations } from '../stationMap/useMapStations.ts';
import { useMapView } from './useMapView.ts';
import * as styles from './MapRoute.css.ts';

/** Milliseconds before planned maintenance at which the map shows it; a station shows all of its maintenance. */
const announcedMs = 2 * 86_400_000;

/** Search text for station names. Written without the router, which would render twice per letter. */
const nameAddress = defineAddress({ find: textParam });

interface MapData {
  /** Alerts of the client. A map without them is better than no map. */
  alerts: MaintenanceAlert[];
  haveAlertsFailed: boolean;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<MapData> {
  const { api } = context.get(servicesContext);
  const query = { clientId: context.get(clientContext).id };
  const { data, error } = await api.GET('/api/maintenanceAlerts/get', { params: { query }, signal: request.signal });
  const alerts: MaintenanceAlert[] = data ?? [];
  const isShown = (alert: MaintenanceAlert) =>
    maintenanceState(alert) === 'current' || Date.parse(alert.from) < Date.now() + announcedMs;
  return { alerts: alerts.filter(isShown), haveAlertsFailed: error !== undefined };
}

export const shouldRevalidate = unlessSearchOnly;

export function Component() {
  const { alerts, haveAlertsFailed } = useLoaderData<typeof loader>();
  const intl = useIntl();
  const { client, locations, error } = useClientData();
  const { values, change } = useAddress(mapAddress, 'replace');
  const search = offeredSearch(values, locations);
  const { values: selection, change: changeSelection } = useAddress(selectionAddress, 'replace');
  const { initialView, here, keep, locate } = useMapView();
  const shownHour = useMapHour(client.id, search);
  const {
    values: { find: text },
    change: changeName,
  } = useQuietAddress(nameAddress);
  const [hovered] = useState(() => createStore<string | null>(null));

  const stations = useMapStations(client, locations, search, shownHour.shown);
  const { named, found } = useFoundStations(stations, text, search);
  const selected = locations.find(({ id }) => id === selection.station) ?? null;
  const shown = stations.find(({ id }) => id === selection.station);
  const select = (id: string | null) => changeSelection({ station: id });

  const title = intl.formatMessage({ id: 'routes.locations.MapRoute.title' });
  const isWide = useMediaQuery(styles.wide);
  const isRoomy = useMediaQuery(styles.roomy);
  const legend = (
    <LegendPanel
      locations={locations}
      stations={named}
      search={search}
      shownHour={shownHour}
      onChange={change}
      isExpanded={isRoomy}
    />
  );
  return (
    <div className={styles.screen}>
      <title>{`${title} – ${client.name}`}</title>
      <section className={styles.panel} aria-labelledby="stations">
        <div className={styles.head}>
          <h1 id="stations" className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <span className={styles.count}>
            <FormattedMessage
              id={`routes.locations.MapRoute.${found.length < locations.length ? 'countShown' : 'count'}`}
              values={{ count: locations.length, shown: found.length }}
            />
          </span>
        </div>
        {haveAlertsFailed && <MaintenanceFailure />}
        <MaintenanceBanner
          alerts={alerts}
          timeZone={locations[0]?.timeZone ?? 'UTC'}
          stationNames={new Map(locations.map(({ id, name }) => [id, name]))}
        />
        {error ? (
          <LoadFailure error={error}>
            <FormattedMessage id="routes.locations.MapRoute.failed" />
          </LoadFailure>
        ) : locations.length === 0 ? (
          <EmptyState title={intl.formatMessage({ id: 'routes.locations.MapRoute.none' })} />
        ) : (
          <>
            <SearchField
              label={intl.formatMessage({ id: 'routes.locations.MapRoute.search' })}
              placeholder={intl.formatMessage({ id: 'routes.locations.MapRoute.search' })}
              value={text}
              onChange={(find) => changeName({ find })}
            />
            {!isWide && legend}
            <div className={styles.tools}>
              <Select
                size="small"
                isLabelVisible={false}
                label={intl.formatMessage({ id: 'routes.locations.MapRoute.sort' })}
                items={sortings.map((id) => ({
                  id,
                  label: intl.formatMessage({ id: `routes.locations.MapRoute.sort.${id}` }),
                }))}
                selectedKey={search.sort}
                onSelectionChange={(id) => change({ sort: oneOf(sortings, id) ?? 'name' })}
              />
              {found.length > 0 && (
                <StationsExport clientId={client.id} stations={locations} stationIds={found.map(({ id }) => id)} />
              )}
            </div>
            <div className={styles.list}>
              {found.length === 0 ? (
                <p className={styles.none} role="status">
                  <FormattedMessage id="routes.locations.MapRoute.noMatch" />
                </p>
              ) : (
                <SortedStations
                  stations={found}
                  sorting={search.sort}
                  here={here}
                  selectedId={selected?.id ?? null}
                  onSelect={select}
                  onHover={hovered.set}
                />
              )}
            </div>
          </>
        )}
      </section>
      {/* If there is no space for both, the card of the station replaces the legend. */}
      {isWide && locations.length > 0 && (isRoomy || !selected) && <div className={styles.legend}>{legend}</div>}
      <MapPane
        stations={found}
        selected={selected}
        shown={shown}
        isPast={shownHour.shown !== null}
        hovered={hovered}
        onSelect={select}
        initialView={initialView}
        onViewChange={keep}
        onLocate={locate}
      />
    </div>
  );
}
