import type { LocationSummary, MaintenanceAlert } from '@zrak/api-client';
import { EmptyState } from '@zrak/ui/EmptyState';
import { Inline } from '@zrak/ui/Inline';
import { PassFocusOn } from '@zrak/ui/PassFocusOn';
import { VisuallyHidden } from '@zrak/ui/VisuallyHidden';
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useClientData } from '../../../layouts/ClientLayout.tsx';
import { LastUpdate } from '../../../layouts/LastUpdate.tsx';
import type { Change } from '../../../shared/address/useAddress.ts';
import { LoadFailure } from '../../../shared/failures/LoadFailure.tsx';
import { screenOnly } from '../../../shared/screenOnly.css.ts';
import { StationsExport } from '../export/StationsExport.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { MaintenanceBanner, MaintenanceFailure } from '../graph/MaintenanceBanner.tsx';
import type { MapSearch } from '../stationMap/mapSearch.ts';
import { Filters } from './Filters.tsx';
import { GroundSwitch } from './GroundSwitch.tsx';
import { type ListedStation, SortedStations, type SortedStationsProps } from './SortedStations.tsx';
import type { Ground } from './useGround.ts';
import { StationSearch, type StationSearchProps } from './StationSearch.tsx';
import * as styles from './MapRoute.css.ts';

interface StationPanelProps extends Pick<SortedStationsProps, 'hours' | 'here' | 'pointed' | 'onHover'> {
  /** Stations that match all filters. */
  found: readonly ListedStation[];
  search: MapSearch;
  onChange: (change: Change<MapSearch>) => void;
  text: string;
  onTextChange: StationSearchProps['onChange'];
  onPlace: StationSearchProps['onPlace'];
  selected: LocationSummary | null;
  onSelect: (id: string | null) => void;
  alerts: readonly MaintenanceAlert[];
  haveAlertsFailed: boolean;
  /** Whether the rows that match take the place of notices, legend and filters. */
  isSearching: boolean;
  isOnPlan: boolean;
  /** Undefined where the client has no plan. */
  onGroundChange: ((ground: Ground) => void) | undefined;
  /** Details of the selected station, if they are in the panel. */
  card: ReactNode;
  /** The legend, if it is in the panel. */
  legend: ReactNode;
}

/** Search, filters and list of the stations: everything that the map shows, as text. */
export const StationPanel = memo(function StationPanel(props: StationPanelProps) {
  const { found, search, onChange, text, selected, onSelect, alerts, isSearching, card, legend } = props;
  const intl = useIntl();
  const { client, locations, error } = useClientData();
  const cardRef = useRef<HTMLDivElement>(null);
  const selectedId = selected?.id;
  // After the list, which scrolls to its row.
  useEffect(() => {
    const shown = selectedId === undefined ? null : cardRef.current;
    // In a low window, its name counts more than its end.
    const isHigher = shown && shown.offsetHeight > shown.parentElement!.clientHeight;
    shown?.scrollIntoView({ block: isHigher ? 'start' : 'nearest' });
  }, [selectedId]);
  const timeZone = locations[0]?.timeZone ?? 'UTC';
  const stationNames = useMemo(() => new Map(locations.map(({ id, name }) => [id, name])), [locations]);
  const foundIds = useMemo(() => found.map(({ id }) => id), [found]);
  return (
    <section className={styles.panel} aria-labelledby="stations">
      <div className={styles.head}>
        <h1 id="stations" className={styles.title} tabIndex={-1}>
          {intl.formatMessage({ id: 'routes.locations.MapRoute.title' })}
        </h1>
        <div className={screenOnly}>
          <Inline justify="end">
            <ShareButton size="small" client={client} station={null} />
            {found.length > 0 && <StationsExport clientId={client.id} stations={locations} stationIds={foundIds} />}
          </Inline>
        </div>
        <div className={styles.facts}>
          <span className={styles.count} role="status">
            {error ? (
              <FormattedMessage id="routes.locations.MapRoute.countUnknown" />
            ) : (
              <FormattedMessage
                id={`routes.locations.MapRoute.${found.length < locations.length ? 'countShown' : 'count'}`}
                values={{ count: locations.length, shown: found.length }}
              />
            )}
          </span>
          {!error && <LastUpdate timeZone={timeZone} />}
        </div>
      </div>
      {props.onGroundChange && (
        <GroundSwitch ground={props.isOnPlan ? 'plan' : 'map'} onChange={props.onGroundChange} />
      )}
      {card && (
        <div ref={cardRef} className={styles.card}>
          <PassFocusOn to="heading">{card}</PassFocusOn>
        </div>
      )}
      {props.haveAlertsFailed && !isSearching && <MaintenanceFailure />}
      {!isSearching && <MaintenanceBanner alerts={alerts} timeZone={timeZone} stationNames={stationNames} />}
      {error ? (
        <LoadFailure error={error}>
          <FormattedMessage id="routes.locations.MapRoute.failed" />
        </LoadFailure>
      ) : locations.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'routes.locations.MapRoute.none' })} />
      ) : (
        <>
          <StationSearch
            text={text}
            onChange={props.onTextChange}
            first={text.trim() === '' ? null : (found[0]?.id ?? null)}
            onSelect={onSelect}
            onPlace={props.onPlace}
          />
          {!isSearching && legend}
          {/* Where nothing matches, a filter may be the reason. */}
          {(!isSearching || found.length === 0) && (
            <Filters locations={locations} search={search} onChange={onChange} isOnPlan={props.isOnPlan} />
          )}
          <div className={styles.list}>
            <VisuallyHidden as="h2">
              <FormattedMessage id="routes.locations.MapRoute.list" />
            </VisuallyHidden>
            {found.length === 0 ? (
              <p className={styles.none}>
                <FormattedMessage id="routes.locations.MapRoute.noMatch" />
              </p>
            ) : (
              <SortedStations
                stations={found}
                hours={props.hours}
                sorting={search.sort}
                here={props.here}
                selectedId={selected?.id ?? null}
                pointed={props.pointed}
                onSelect={onSelect}
                onHover={props.onHover}
              />
            )}
          </div>
        </>
      )}
    </section>
  );
});
