import { StationList } from '@zrak/ui/StationList';
import { urgency } from '@zrak/ui/stationLevels';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { Sorting } from '../stationMap/mapSearch.ts';
import { distanceBetween, type Coordinates } from './mapView.ts';
import type { ShownStation } from '../stationMap/useMapStations.ts';
import { type Here, useHere } from './useMapView.ts';

export interface SortedStationsProps {
  /** Sorted by name. */
  stations: readonly ShownStation[];
  sorting: Sorting;
  here: Here;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  onHover: (id: string | null) => void;
}

/** Text equivalent of the map, in the selected order. */
export function SortedStations({ sorting, ...props }: SortedStationsProps) {
  return sorting === 'distance' ? <ByDistance {...props} /> : <Sorted {...props} sorting={sorting} />;
}

type ListProps = Omit<SortedStationsProps, 'sorting'>;

function Sorted({ stations, sorting, here: _, ...list }: ListProps & { sorting: Sorting }) {
  const intl = useIntl();
  const sorted = useMemo(
    () => (sorting === 'level' ? stations.toSorted((a, b) => urgency[b.level] - urgency[a.level]) : stations),
    [stations, sorting],
  );
  return <StationList {...list} label={labelOf(intl)} stations={sorted} />;
}

/** The order depends on the view of the map, so only this component renders when the map moves. */
function ByDistance({ stations, here, ...list }: ListProps) {
  const intl = useIntl();
  const place = useHere(here);
  const sorted = useMemo(() => (place ? withDistances(intl, stations, place) : stations), [intl, stations, place]);
  return <StationList {...list} label={labelOf(intl)} stations={sorted} />;
}

const labelOf = (intl: IntlShape) => intl.formatMessage({ id: 'routes.locations.MapRoute.list' });

function withDistances(intl: IntlShape, stations: readonly ShownStation[], place: Coordinates) {
  return stations
    .map((station) => ({ station, metres: distanceBetween(station, place) }))
    .toSorted((a, b) => a.metres - b.metres)
    .map(({ station, metres }) => ({ ...station, noteLabel: distanceLabel(intl, metres) }));
}

const distanceLabel = (intl: IntlShape, metres: number) =>
  intl.formatNumber(metres / 1000, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: metres < 10_000 ? 1 : 0,
  });
