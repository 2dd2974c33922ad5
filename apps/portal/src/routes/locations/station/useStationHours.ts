import type { Series } from '@zrak/api-client';
import { useQuery } from '@tanstack/react-query';
import { bandOf, indexDefinitions } from '@zrak/quantities/indices';
import { hoursOfIndex } from '@zrak/quantities/verdict';
import { useMemo } from 'react';
import { useServices } from '../../../app/servicesHooks.ts';
import { hour, type HourColumn } from '../stationMap/hours.ts';
import { loadColumns } from '../stationMap/loadColumns.ts';

const definition = indexDefinitions.eu2024;
const shownHours = 24;
/** Hours that may still be on their way. */
const delayHours = 2;
/** Milliseconds after which the hours are loaded again. */
const freshMs = 5 * 60_000;

/** Whether the index judges a quantity: its bounds are in µg/m³. */
export const isJudged = ({ parameter, unit }: Pick<Series, 'parameter' | 'unit'>): boolean =>
  unit === 'µg/m³' && parameter in definition.pollutants;

export interface SeriesHours {
  /** Start of each hour, epoch milliseconds. */
  times: Float64Array;
  /** NaN is a gap. */
  values: Float32Array;
  /** Band of the newest hour with a value, if the index judges the parameter. */
  band: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

export interface StationHours {
  /** For the strip of the index: null without an index. */
  index: { bands: (number | null)[]; start: number } | 'loading' | null;
  /** By id of the series; empty until they have loaded. */
  series: ReadonlyMap<string, SeriesHours>;
}

/** Last hours of a station's series, in one request; a page without them works. */
export function useStationHours(series: readonly Series[]): StationHours {
  const { api } = useServices();
  const { data, isPending } = useQuery({
    queryKey: ['stationHours', series.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const to = Math.floor(Date.now() / hour) * hour;
      const from = to - (shownHours + delayHours) * hour;
      const columns = await loadColumns(api, series, { from, to }, signal);
      return { from, columns: [...columns.values()].flat() };
    },
    enabled: series.length > 0,
    staleTime: freshMs,
    meta: { followsValues: true },
    // The data are kept by identity: comparing typed arrays would cost time.
    structuralSharing: false,
  });
  const hasIndex = series.some(isJudged);
  return useMemo(() => {
    if (!data) return { index: hasIndex && isPending ? 'loading' : null, series: new Map() };
    const { from, columns } = data;
    return {
      index: hasIndex ? indexHoursOf(columns, from) : null,
      series: new Map(columns.map((column) => [column.series.id, hoursOf(column, from)])),
    };
  }, [data, isPending, hasIndex]);
}

function hoursOf({ series, values }: HourColumn, from: number): SeriesHours {
  const newest = values.findLast((value) => !Number.isNaN(value));
  return {
    times: Float64Array.from(values, (_, index) => from + index * hour),
    values,
    band:
      newest === undefined || !isJudged(series)
        ? undefined
        : (bandOf(definition, series.parameter, newest) as SeriesHours['band']),
  };
}

/** The last 24 hours that end with an index, or with the newest full hour. */
function indexHoursOf(columns: readonly HourColumn[], from: number): StationHours['index'] {
  const bands = hoursOfIndex(
    definition,
    columns
      .filter(({ series }) => isJudged(series))
      .map(({ series: { parameter }, values }) => ({ parameter, values })),
  ).map((one) => one?.band ?? null);
  if (bands.every((band) => band === null)) return null;
  const newest = bands.findLastIndex((band) => band !== null);
  const first = Math.min(Math.max(newest + 1 - shownHours, 0), delayHours);
  return { bands: bands.slice(first, first + shownHours), start: from + first * hour };
}
