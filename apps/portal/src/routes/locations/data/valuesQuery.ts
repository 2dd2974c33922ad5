import {
  acceptColumns,
  type Api,
  ApiError,
  type AppLanguage,
  type Interval,
  type Series,
  type NativeInterval,
} from '@zrak/api-client';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../../shared/query/dataOf.ts';
import { decodeInWorker } from './decodeInWorker.ts';
import type { CivilRange } from './period.ts';

/** A series in a period; a series may be requested for several periods. */
export interface SeriesRequest extends CivilRange {
  series: Series;
}

export interface SeriesValues {
  /** Requested period, epoch milliseconds. */
  from: number;
  to: number;
  /** Of the values: the native interval of the series, if that is longer than the requested one. */
  interval: NativeInterval;
  timeZone: string;
  /** Whether neither the answer nor the series nor its station names a time zone. */
  isTimeZoneAssumed: boolean;
  /** Start of each interval, epoch milliseconds. */
  times: Float64Array;
  /** NaN is a gap. */
  values: Float32Array;
  /** One per value. */
  flags: Int8Array;
  /** For arithmetic means of percentile levels: the interval of these levels. */
  meanOf?: NativeInterval;
}

/** Milliseconds after which an unfinished period has new values. */
const newValuesMs = 15 * 60_000;

/**
 * Query of the values of a series. The key of an unfinished period changes every quarter of an hour.
 *
 * @param culture language that the client sends with the call
 */
export function valuesQuery(
  api: Api,
  { series, from, to }: SeriesRequest,
  interval: Interval,
  culture: AppLanguage,
  now: number,
) {
  const { id, timeZone } = series;
  const isOver = Date.parse(to) < now - newValuesMs;
  return queryOptions({
    queryKey: ['values', id, from, to, interval, culture, isOver ? null : Math.floor(now / newValuesMs)],
    queryFn: async ({ signal }): Promise<SeriesValues> => {
      const query = { seriesIds: [id], from, to, interval };
      const bytes = await dataOf(
        api.GET('/api/dataseries/getData', {
          params: { query },
          headers: { Accept: acceptColumns },
          parseAs: 'arrayBuffer',
          signal,
        }),
      );
      const asked = { interval, from, to, timeZone };
      const columns = await decodeInWorker({ bytes, asked }, signal).catch(() => null);
      const [column] = columns?.series ?? [];
      if (!columns || !column) throw new ApiError({ key: 'unreadable' }, { misfit: 'getData' });
      // Future times are not missing data.
      const count = column.times.findLastIndex((time) => time <= Date.now()) + 1;
      return {
        from: columns.from,
        to: columns.to,
        interval: column.step,
        timeZone: columns.timeZone,
        isTimeZoneAssumed: columns.isTimeZoneAssumed === true && series.isTimeZoneAssumed === true,
        times: column.times.subarray(0, count),
        values: column.values.subarray(0, count),
        flags: column.flags.subarray(0, count),
        ...(column.meanOf && { meanOf: column.meanOf }),
      };
    },
    staleTime: Infinity,
    meta: { followsValues: !isOver },
    // Typed arrays are compared by identity, because a deep comparison would be slow.
    structuralSharing: false,
  });
}
