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

/** Whether the index judges a quantity, if its unit converts. */
export const isJudged = ({ parameter }: Pick<Series, 'parameter'>): boolean =>
  Object.hasOwn(definition.pollutants, parameter);

/** The columns that the index judges, in the unit of its bounds. Only other units load the conversion. */
export async function judgedColumns(columns: readonly HourColumn[]): Promise<HourColumn[]> {
  const judged = columns.filter(({ series }) => isJudged(series));
  if (judged.every(({ series }) => series.unit === 'µg/m³')) return judged;
  const { inUnitOfIndex } = await import('../stationMap/inUnitOfIndex.ts');
  return judged.flatMap((column) => inUnitOfIndex(column) ?? []);
}

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
      const columns = [...(await loadColumns(api, series, { from, to }, signal)).values()].flat();
      return { from, columns, judged: await judgedColumns(columns) };
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
    const { from, columns, judged } = data;
    const bands = new Map(judged.map((column) => [column.series.id, newestBand(column)]));
    return {
      index: indexHoursOf(judged, from),
      series: new Map(
        columns.map(({ series: { id }, values }) => [id, { ...hoursOf(values, from), band: bands.get(id) }]),
      ),
    };
  }, [data, isPending, hasIndex]);
}

const hoursOf = (values: Float32Array, from: number) => ({
  times: Float64Array.from(values, (_, index) => from + index * hour),
  values,
});

function newestBand({ series, values }: HourColumn): SeriesHours['band'] {
  const newest = values.findLast((value) => !Number.isNaN(value));
  return newest === undefined ? undefined : (bandOf(definition, series.parameter, newest) as SeriesHours['band']);
}

/** The last 24 hours that end with an index, or with the newest full hour. */
function indexHoursOf(columns: readonly HourColumn[], from: number): StationHours['index'] {
  const bands = hoursOfIndex(
    definition,
    columns.map(({ series: { parameter }, values }) => ({ parameter, values })),
  ).map((one) => one?.band ?? null);
  if (bands.every((band) => band === null)) return null;
  const newest = bands.findLastIndex((band) => band !== null);
  const first = Math.min(Math.max(newest + 1 - shownHours, 0), delayHours);
  return { bands: bands.slice(first, first + shownHours), start: from + first * hour };
}
