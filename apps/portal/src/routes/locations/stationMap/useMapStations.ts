import type { Client, LocationSummary } from '@zrak/api-client';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { paths } from '../../../app/paths.ts';
import { markOf } from '../../../shared/station.ts';
import type { Hours } from './hours.ts';
import { type Colouring, type Judged, judge, judgeHour, newestEnd } from './mapColouring.ts';

/** Quantities with a symbol in every language; others have a name. */
const symbols = new Set(['PM10', 'PM2.5', 'O3', 'NO2', 'SO2', 'LAeq']);

type Value = Pick<LocationSummary['latest'][number], 'parameter' | 'name' | 'value' | 'unit' | 'decimals'>;

/** The most important value, as list and map show it. */
function headline(intl: IntlShape, { parameter, name, value, unit, decimals }: Value): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${symbols.has(parameter) ? parameter : name} ${intl.formatNumber(value, digits)} ${unit}`;
}

/** Text of the server, if it has one. */
function levelLabelOf(
  intl: IntlShape,
  location: LocationSummary,
  { by }: Colouring,
  { level }: Judged,
): string | undefined {
  const { state } = location;
  if (state !== 'ok' && level === state) return intl.formatMessage({ id: `routes.locations.state.${state}` });
  return by === 'warning' ? markOf(location).label : undefined;
}

/** A mark shows the number of the index, or the value where one pollutant colours the map: then values can be compared. */
const markLabelOf = (intl: IntlShape, { by }: Colouring, { mean }: Judged) =>
  mean && by !== 'index' ? intl.formatNumber(mean.value, { maximumFractionDigits: 0, useGrouping: false }) : undefined;

function stationOf(intl: IntlShape, client: Client, location: LocationSummary, colouring: Colouring, judged: Judged) {
  // A station without a position is in the list only.
  const { id, name, longitude = Number.NaN, latitude = Number.NaN, latest, categories } = location;
  const value = colouring.by === 'warning' ? latest[0] : judged.mean;
  const markLabel = markLabelOf(intl, colouring, judged);
  const levelLabel = levelLabelOf(intl, location, colouring, judged);
  return {
    id,
    name,
    longitude,
    latitude,
    categories,
    level: judged.level,
    ...(judged.color !== undefined && { color: judged.color }),
    mean: judged.mean,
    ...(levelLabel !== undefined && { levelLabel }),
    ...(value && { valueLabel: headline(intl, value) }),
    ...(markLabel !== undefined && { markLabel }),
    href: paths.location(client.code, id),
  };
}

const now = { hours: null, time: 0 };

export type ShownStation = ReturnType<typeof stationOf>;

/** A past hour (its start, epoch milliseconds) and the loaded hours that contain it. */
export interface ShownHour {
  time: number;
  hours: Hours;
}

/** Stations for map and list before filtering; null as hour is now. */
export function useMapStations(
  client: Client,
  locations: readonly LocationSummary[],
  { by, standard }: Colouring,
  shownHour: ShownHour | null,
) {
  const intl = useIntl();
  const { hours, time } = shownHour ?? now;
  return useMemo(() => {
    const colouring = { by, standard };
    const newest = newestEnd(locations, colouring);
    return locations.map((location) => {
      const judged = hours ? judgeHour(location.id, hours, time, colouring) : judge(location, colouring, newest);
      return stationOf(intl, client, location, colouring, judged);
    });
  }, [intl, client, locations, by, standard, hours, time]);
}
