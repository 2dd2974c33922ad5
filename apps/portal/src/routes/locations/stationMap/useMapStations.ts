import type { Client, LocationSummary } from '@zrak/api-client';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { paths } from '../../../app/paths.ts';
import type { Hours } from './hours.ts';
import { type Colouring, type Judged, judge, judgeHour, newestEnd } from './mapColouring.ts';

/** What is written as a symbol in every language; anything else has a name. */
const symbols = new Set(['PM10', 'PM2.5', 'O3', 'NO2', 'SO2', 'LAeq']);

type Value = Pick<LocationSummary['latest'][number], 'parameter' | 'name' | 'value' | 'unit' | 'decimals'>;

/** The most telling value, as a list and a map say it. */
function headline(intl: IntlShape, { parameter, name, value, unit, decimals }: Value): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${symbols.has(parameter) ? parameter : name} ${intl.formatNumber(value, digits)} ${unit}`;
}

/** In the server's words where it has some. */
function levelLabelOf(
  intl: IntlShape,
  { state, warning }: LocationSummary,
  { by }: Colouring,
  { level }: Judged,
): string | undefined {
  if (state !== 'ok' && level === state) return intl.formatMessage({ id: `routes.locations.state.${state}` });
  return by === 'warning' ? warning.label : undefined;
}

function stationOf(intl: IntlShape, client: Client, location: LocationSummary, colouring: Colouring, judged: Judged) {
  const { id, name, longitude, latitude, latest, categories } = location;
  const value = colouring.by === 'warning' ? latest[0] : judged.mean;
  const levelLabel = levelLabelOf(intl, location, colouring, judged);
  return {
    id,
    name,
    longitude,
    latitude,
    categories,
    level: judged.level,
    mean: judged.mean,
    ...(levelLabel !== undefined && { levelLabel }),
    ...(value && { valueLabel: headline(intl, value) }),
    href: paths.location(client.code, id),
  };
}

const now = { hours: null, time: 0 };

export type ShownStation = ReturnType<typeof stationOf>;

/** An hour gone by, epoch milliseconds of its start, and the hours it is one of. */
export interface ShownHour {
  time: number;
  hours: Hours;
}

/** The stations as map and list show them, before any filter; null for the hour is now. */
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
