import type { LocationSummary, Location, Category, Series } from '@zrak/api-client';
import { type StationVerdict, warningFrom } from '@zrak/quantities/verdict';
import type { IndexBandName } from '@zrak/ui/indexScales';
import type { WarningLevel } from '@zrak/ui/WarningMark';
import { hexOf } from './hexOf.ts';

interface Rated {
  state?: LocationSummary['state'] | undefined;
  warning?: { [Field in keyof LocationSummary['warning']]?: unknown } | undefined;
}

/** A mark as the components take it. */
export interface Mark {
  level: WarningLevel;
  /** Colour of the server. */
  color?: string;
  /** Text of the server. */
  label?: string;
}

type Reason = Exclude<StationVerdict['kind'], 'index' | 'warning'>;

/** Verdicts by the levels without an index, in the order of a legend; null for a warning. */
export const reasonsByLevel: Record<WarningLevel, Reason | null> & { [Band in IndexBandName]?: never } = {
  none: null,
  low: null,
  medium: null,
  high: null,
  unrated: null,
  late: 'late',
  offline: 'offline',
  maintenance: 'maintenance',
  noData: 'notEnough',
  notMeasured: 'noAir',
};

/**
 * Mark of a station: an offline station or one in maintenance shows that first, because its old value would mislead;
 * otherwise shape and word of the warning's level, in the colour of the server. A level that we do not know is none.
 */
export function markOf({ state = 'ok', warning = {} }: Rated): Mark {
  if (state !== 'ok') return { level: state };
  const color = hexOf(warning.color);
  return {
    level: warningFrom(warning).level,
    ...(color !== undefined && { color }),
    ...(typeof warning.label === 'string' && { label: warning.label }),
  };
}

interface KnownStation
  extends Pick<Location, 'id' | 'name'>, Partial<Pick<Location, 'timeZone' | 'isTimeZoneAssumed'>> {
  /** Differs from the name where another station has it, too: `useDistinctStations`. */
  label?: string;
}

/**
 * Series with the names and time zones that their stations have in the list of stations, where the server leaves them
 * out, and with the labels of stations whose name is not theirs alone.
 */
export function withStationDetails(all: readonly Series[], stations: readonly KnownStation[]): Series[] {
  const byId = new Map(stations.map((station) => [station.id, station]));
  return all.map((series) => {
    const { locationId, locationName, isTimeZoneAssumed } = series;
    const station = byId.get(locationId);
    const { name = locationName, label = name } = station ?? {};
    // The id is the default of the contract.
    const isNamed = label !== name || locationName === locationId;
    const isZoned = isTimeZoneAssumed && station?.timeZone !== undefined && !station.isTimeZoneAssumed;
    return {
      ...series,
      ...(isNamed && { locationName: label }),
      ...(isZoned && { timeZone: station.timeZone, isTimeZoneAssumed: false }),
    };
  });
}

/** In the order of the specification. */
export const categories: readonly Category[] = ['pollution', 'meteorology', 'wind', 'noise', 'traffic', 'system'];
