import { acceptColumns, type Api, ApiError, type AppLanguage, type Interval, type Series } from '@zrak/api-client';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../../shared/query/dataOf.ts';
import { decodeInWorker } from './decodeInWorker.ts';
import type { CivilRange } from './period.ts';

/** A series for a period; the same one may be asked for in several periods. */
export interface SeriesRequest extends CivilRange {
  series: Series;
}

export interface SeriesValues {
  /** Epoch milliseconds of the period asked for. */
  from: number;
  to: number;
  interval: Interval;
  timeZone: string;
  /** Start of each interval, epoch milliseconds. */
  times: Float64Array;
  /** NaN is a gap. */
  values: Float32Array;
  /** One to a value. */
  flags: Int8Array;
  /** Where the values are arithmetic means of percentile levels: the interval of these. */
  meanOf?: Interval;
}

/** Milliseconds after which a period that is not over has new values. */
const newValuesMs = 15 * 60_000;

/** The values of a series. Those of a period that is not over have another key each quarter of an hour. */
export function valuesQuery(
  api: Api,
  { series: { id }, from, to }: SeriesRequest,
  interval: Interval,
  culture: AppLanguage,
  now: number,
) {
  const isOver = Date.parse(to) < now - newValuesMs;
  return queryOptions({
    queryKey: ['values', id, from, to, interval, culture, isOver ? null : Math.floor(now / newValuesMs)],
    queryFn: async ({ signal }): Promise<SeriesValues> => {
      const query = { seriesIds: [id], from, to, interval, culture };
      const bytes = await dataOf(
        api.GET('/api/dataseries/getData', {
          params: { query },
          headers: { Accept: acceptColumns },
          parseAs: 'arrayBuffer',
          signal,
        }),
      );
      const columns = await decodeInWorker(bytes, signal).catch(() => null);
      const [column] = columns?.series ?? [];
      if (!columns || !column) throw new ApiError({ key: 'unexpectedError' });
      // What has not happened yet is not missing.
      const count = column.times.findLastIndex((time) => time <= Date.now()) + 1;
      return {
        from: columns.from,
        to: columns.to,
        interval,
        timeZone: columns.timeZone,
        times: column.times.subarray(0, count),
        values: column.values.subarray(0, count),
        flags: column.flags.subarray(0, count),
        ...(column.meanOf && { meanOf: column.meanOf }),
      };
    },
    staleTime: Infinity,
    // Typed arrays are compared by identity, never walked through.
    structuralSharing: false,
  });
}
