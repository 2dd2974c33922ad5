import { StationList } from '@zrak/ui/StationList';
import { Sparkline } from '@zrak/ui/Sparkline';
import { type ReactNode, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { Sorting } from '../stationMap/mapSearch.ts';
import { courseText } from '../stationMap/courseText.ts';
import { hour, type Hours } from '../stationMap/hours.ts';
import { type Store, useStored } from './store.ts';
import { distanceBetween, type Coordinates } from './mapView.ts';
import type { ShownStation } from '../stationMap/useMapStations.ts';
import { type Here, useHere } from './useMapView.ts';
import { worstFirst } from './worstFirst.ts';

export interface SortedStationsProps {
  /** Sorted by name. */
  stations: readonly ListedStation[];
  /** Past hours, from which the course of each station is drawn; null before they have loaded. */
  hours: Hours | null;
  sorting: Sorting;
  here: Here;
  selectedId: string | null;
  /** Station hovered or focused on the map. */
  pointed: Store<string | null>;
  onSelect: (id: string | null) => void;
  onHover: (id: string | null) => void;
}

/** Text equivalent of the map, in the selected order. */
export function SortedStations({ sorting, stations, hours, ...props }: SortedStationsProps) {
  const intl = useIntl();
  const withCourses = useMemo(() => (hours ? addCourses(intl, stations, hours) : stations), [intl, stations, hours]);
  const list = { ...props, stations: withCourses };
  return sorting === 'distance' ? <ByDistance {...list} /> : <Sorted {...list} sorting={sorting} />;
}

interface ListProps extends Omit<SortedStationsProps, 'sorting' | 'hours'> {
  stations: readonly ListedStation[];
}
/** A note is shown beside the name. */
export type ListedStation = ShownStation & { trend?: ReactNode; noteLabel?: string };

function Sorted({ stations, sorting, here: _, pointed, ...list }: ListProps & { sorting: Sorting }) {
  const intl = useIntl();
  const hoveredId = useStored(pointed);
  const sorted = useMemo(() => (sorting === 'level' ? stations.toSorted(worstFirst) : stations), [stations, sorting]);
  return <StationList {...list} hoveredId={hoveredId} label={labelOf(intl)} stations={sorted} />;
}

/** The order depends on the view of the map, so only this component renders when the map moves. */
function ByDistance({ stations, here, pointed, ...list }: ListProps) {
  const intl = useIntl();
  const place = useHere(here);
  const hoveredId = useStored(pointed);
  const sorted = useMemo(() => (place ? withDistances(intl, stations, place) : stations), [intl, stations, place]);
  return <StationList {...list} hoveredId={hoveredId} label={labelOf(intl)} stations={sorted} />;
}

/** Hours of the course beside a station. */
const courseHours = 24;

/** Adds the last day of the value that decides the level of each station. */
function addCourses(intl: IntlShape, stations: readonly ListedStation[], { start, columns }: Hours): ListedStation[] {
  return stations.map((station) => {
    const column = columns.get(station.id)?.find(({ series }) => series.id === station.mean?.seriesId);
    if (!column) return station;
    const from = Math.max(0, column.values.length - courseHours);
    const values = column.values.subarray(from);
    if (values.every(Number.isNaN)) return station;
    const times = Float64Array.from(values, (_, index) => start + (from + index) * hour);
    // The row names the quantity.
    const label = courseText(intl, values, column.series.decimals, column.series.unit);
    return { ...station, trend: <Sparkline label={label} times={times} values={values} height={20} /> };
  });
}

const labelOf = (intl: IntlShape) => intl.formatMessage({ id: 'routes.locations.MapRoute.list' });

function withDistances(intl: IntlShape, stations: readonly ListedStation[], place: Coordinates) {
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
