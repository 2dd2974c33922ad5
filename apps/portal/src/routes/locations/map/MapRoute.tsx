import type { Api, ApiResult, LocationSummary, MaintenanceAlert } from '@zrak/api-client';
import type { MapView } from '@zrak/ui/map';
import { Sheet } from '@zrak/ui/Sheet';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { clientContext, servicesContext } from '../../../app/contexts.ts';
import type { PartsHandle } from '../../../app/loading/loadScreen.ts';
import { useServices } from '../../../app/servicesHooks.ts';
import { defineAddress } from '../../../shared/address/address.ts';
import { textParam } from '../../../shared/address/param.ts';
import { useAddress, useQuietAddress } from '../../../shared/address/useAddress.ts';
import { useLive } from '../../../shared/live/useLive.ts';
import { dataOf } from '../../../shared/query/dataOf.ts';
import { maintenanceState } from '../../../shared/maintenanceState.ts';
import { unlessSearchOnly } from '../../../shared/searchParams.ts';
import { useMediaQuery } from '@zrak/ui/useMediaQuery';
import { useClientData } from '../../../layouts/ClientLayout.tsx';
import { Legend } from './Legend.tsx';
import { StationPanel } from './StationPanel.tsx';
import { MapCard } from './MapCard.tsx';
import { TimeBar } from '../stationMap/TimeBar.tsx';
import { MapPane } from './MapPane.tsx';
import { PlanPane } from './PlanPane.tsx';
import type { ListedStation } from './SortedStations.tsx';
import { mapAddress, offeredSearch, selectionAddress } from '../stationMap/mapSearch.ts';
import { createStore } from './store.ts';
import { useMapHour } from '../stationMap/useMapHour.ts';
import { useCoveredBelow } from './useCoveredBelow.ts';
import { useFoundStations } from './useFoundStations.ts';
import { type ShownStation, useMapStations } from '../stationMap/useMapStations.ts';
import { useGround } from './useGround.ts';
import { useMapView } from './useMapView.ts';
import { useSheetStop } from './useSheetStop.ts';
import { planPositionOf } from '../../../shared/map/usePlanPicture.ts';
import * as styles from './MapRoute.css.ts';

/** Milliseconds before planned maintenance at which the map shows it; a station shows all of its maintenance. */
const announcedMs = 2 * 86_400_000;

const none: MaintenanceAlert[] = [];

const isShown = (alert: MaintenanceAlert) =>
  maintenanceState(alert) === 'current' || Date.parse(alert.from) < Date.now() + announcedMs;

/** Search text for station names. Written without the router, which would render twice per letter. */
const nameAddress = defineAddress({ find: textParam });

const loadAlerts = (api: Api, clientId: string, signal: AbortSignal) =>
  api.GET('/api/maintenanceAlerts/get', { params: { query: { clientId } }, signal });

/** A map without maintenance alerts is better than no map. */
export const loader = ({ context, request: { signal } }: LoaderFunctionArgs) =>
  loadAlerts(context.get(servicesContext).api, context.get(clientContext).id, signal);

export const shouldRevalidate = unlessSearchOnly;

export const handle: PartsHandle = { parts: [() => import('../../../shared/map/mapEntry.ts')] };

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const intl = useIntl();
  const { client, locations } = useClientData();
  const alerts = useAlerts(client.id, loaded);
  const { values, change } = useAddress(mapAddress, 'replace');
  const { plan, choose: chooseGround } = useGround(client);
  const isOnPlan = plan !== null;
  const search = useMemo(() => offeredSearch(values, locations, isOnPlan), [values, locations, isOnPlan]);
  const { values: selection, change: changeSelection } = useAddress(selectionAddress, 'replace');
  const { initialView, here, keep, locate } = useMapView();
  const shownHour = useMapHour(client.id, search, locations.length);
  const {
    values: { find: text },
    change: changeName,
  } = useQuietAddress(nameAddress);
  const [hovered] = useState(() => createStore<string | null>(null));
  // Hovered or focused on the map.
  const [pointed] = useState(() => createStore<string | null>(null));

  const stations = useMapStations(client, locations, search, shownHour.shown);
  const { named, found } = useFoundStations(stations, text, search);
  const listed = useListed(found, locations, isOnPlan);
  const selected = locations.find(({ id }) => id === selection.station) ?? null;
  const shown = stations.find(({ id }) => id === selection.station);
  const title = intl.formatMessage({ id: 'routes.locations.MapRoute.title' });
  const isWide = useMediaQuery(styles.wide);
  const isWideAndLow = useMediaQuery(styles.wideAndLow);
  // Card and legend float over the map, with the time bar, or are in the panel.
  const hasDock = isWide && !isWideAndLow;
  const isSearching = !hasDock && text !== '';
  const { stop, setStop, raise, lower } = useSheetStop(isSearching);
  const find = useAfter(
    raise,
    useCallback((name: string) => changeName({ find: name }), [changeName]),
  );
  const choose = useCallback((id: string | null) => changeSelection({ station: id }), [changeSelection]);
  const select = useAfter(lower, choose);
  const { target, showPlace, noteMove } = useTarget(keep, lower);
  const timeZone = locations[0]?.timeZone ?? 'UTC';
  const hasHours = locations.length > 0 && search.by !== 'warning';
  // The courses of the list are not urgent.
  const hours = useDeferredValue(shownHour.hours);
  const timeBar = hasHours && <TimeBar shownHour={shownHour} timeZone={timeZone} colouring={search} />;
  const hasLegend = locations.length > 0;
  // The same element as long as nothing changes: on a phone, it is a prop of the panel.
  const legend = useMemo(
    () =>
      hasLegend && (
        <Legend locations={locations} stations={named} search={search} shownHour={shownHour} onChange={change} />
      ),
    [hasLegend, locations, named, search, shownHour, change],
  );
  const card = selected && shown && (
    <MapCard
      client={client}
      location={selected}
      shown={shown}
      isPast={shownHour.shown !== null}
      onClose={() => {
        focusChosenRow();
        select(null);
      }}
    />
  );
  const list = (
    <StationPanel
      found={listed}
      hours={hours}
      here={here}
      search={search}
      onChange={change}
      text={text}
      onTextChange={find}
      onPlace={isOnPlan ? null : showPlace}
      selected={selected}
      onSelect={select}
      pointed={pointed}
      onHover={hovered.set}
      alerts={alerts}
      haveAlertsFailed={loaded.error !== undefined}
      isSearching={isSearching}
      isOnPlan={isOnPlan}
      onGroundChange={client.sitePlan && chooseGround}
      card={hasDock ? null : card}
      legend={hasDock ? null : legend}
    />
  );
  const { legend: onlyLegend, withTimeBar } = styles.coveredBelow;
  const { ref: dock, covered } = useCoveredBelow(legend && hasDock ? (hasHours ? withTimeBar : onlyLegend) : 0);
  const shared = {
    stations: found,
    selectedId: selected?.id ?? null,
    card: hasDock ? card : null,
    hovered,
    onHover: pointed.set,
    onSelect: select,
    coveredBelow: covered,
  };
  return (
    <div className={`${styles.screen} ${isWide ? '' : styles.under[stop]}`}>
      <title>{`${title} – ${client.name}`}</title>
      {/* One place for both windows: turning a phone keeps the state of the list and of its dialogs. */}
      <div className={isWide ? styles.besideMap : styles.sheetArea}>
        <Sheet label={title} stop={stop} onStopChange={setStop} isInPlace={isWide}>
          {list}
        </Sheet>
      </div>
      {isWide && (hasDock ? legend : timeBar) && (
        <div ref={dock} className={styles.dock}>
          {hasDock && legend}
          {timeBar}
        </div>
      )}
      {!isWide && timeBar && <div className={styles.strip}>{timeBar}</div>}
      {plan ? (
        <PlanPane {...shared} plan={plan} locations={locations} />
      ) : (
        <MapPane {...shared} initialView={initialView} target={target} onViewChange={noteMove} onLocate={locate} />
      )}
    </div>
  );
}

/** Moves the sheet, and then acts. */
function useAfter<Value>(moveSheet: () => void, act: (value: Value) => void): (value: Value) => void {
  return useCallback(
    (value) => {
      moveSheet();
      act(value);
    },
    [moveSheet, act],
  );
}

/** The place that the search has found, until the map moves. */
function useTarget(keep: ReturnType<typeof useMapView>['keep'], lower: () => void) {
  const [target, setTarget] = useState<MapView | null>(null);
  const showPlace = useAfter<MapView>(lower, setTarget);
  const noteMove = (...moved: Parameters<typeof keep>) => {
    setTarget(null); // A place that is searched once more is a new target.
    keep(...moved);
  };
  return { target, showPlace, noteMove };
}

/** Where the user goes on after the card. Without a row for it, the map gets the focus. */
const focusChosenRow = () => document.querySelector<HTMLElement>('li > [aria-pressed="true"]')?.focus();

/** On a plan, the list names the stations that the plan does not show. */
function useListed(
  found: readonly ShownStation[],
  locations: readonly LocationSummary[],
  isOnPlan: boolean,
): readonly ListedStation[] {
  const intl = useIntl();
  return useMemo(() => {
    if (!isOnPlan) return found;
    const noteLabel = intl.formatMessage({ id: 'routes.locations.MapRoute.notOnPlan' });
    const onPlan = new Set(locations.flatMap(({ id, planPosition }) => (planPositionOf(planPosition) ? [id] : [])));
    return found.map((station) => (onPlan.has(station.id) ? station : { ...station, noteLabel }));
  }, [intl, found, locations, isOnPlan]);
}

/** Current and announced maintenance alerts, as the server has them now. */
function useAlerts(clientId: string, loaded: ApiResult<MaintenanceAlert[]>): MaintenanceAlert[] {
  const { api } = useServices();
  const { data } = useLive({
    name: ['maintenanceAlerts', clientId],
    loaded: loaded.data ?? none,
    load: ({ signal }) => dataOf(loadAlerts(api, clientId, signal)),
    followsValues: true,
    isEnabled: loaded.error === undefined,
  });
  return useMemo(() => data.filter(isShown), [data]);
}
