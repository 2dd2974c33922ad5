import { ApiError, type Interval, type Series } from '@zrak/api-client';
import { estimateValues } from '@zrak/machines';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/servicesHooks.ts';
import { languageTag } from '../../i18n/languages.ts';
import { usePreferences } from '../../app/preferencesContext.ts';
import { decodeAside } from './decodeAside.ts';
import type { CivilRange } from './period.ts';
import { type LargeDataWarning, useLargeData } from './useLargeData.ts';

export interface SeriesGraph {
  seriesId: string;
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
}

export interface SeriesDataState {
  /** The last that was loaded; goes on being shown while the next is on its way. */
  graph: SeriesGraph | null;
  isLoading: boolean;
  error: ApiError | null;
  retry: () => void;
  /** A dialog is due: this many values would be loaded. */
  warning: LargeDataWarning | null;
}

/** Loads one series for a period, asking first when it is large; a newer request aborts the one before. */
export function useSeriesData(series: Series | null, { from, to }: CivilRange, interval: Interval): SeriesDataState {
  const { api } = useServices();
  const { language } = usePreferences();
  const { isLoading, hasFailed, values: expected, warning, send } = useLargeData();
  const [graph, setGraph] = useState<SeriesGraph | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const seriesId = series?.id;

  useEffect(() => {
    if (!series) return;
    const values = estimateValues([series], Date.parse(from), Date.parse(to), interval);
    send({ type: 'load.request', values });
  }, [series, from, to, interval, send]);

  useEffect(() => {
    if (!isLoading || !seriesId) return;
    const controller = new AbortController();
    const query = { seriesIds: [seriesId], from, to, interval, culture: languageTag[language] };
    void load();
    async function load() {
      const { data, error: failure } = await api.GET('/api/dataseries/getData', {
        params: { query },
        parseAs: 'arrayBuffer',
        signal: controller.signal,
      });
      const columns = data && (await decodeAside(data).catch(() => null));
      if (controller.signal.aborted) return;
      const [column] = columns?.series ?? [];
      const isUnreadable = data && !columns;
      setError(isUnreadable ? new ApiError({ key: 'unexpectedError' }) : (failure ?? null));
      if (columns && column) {
        // What has not happened yet is not missing.
        const count = column.times.findLastIndex((time) => time <= Date.now()) + 1;
        setGraph({
          seriesId: column.id,
          from: columns.from,
          to: columns.to,
          interval: columns.interval,
          timeZone: columns.timeZone,
          times: column.times.subarray(0, count),
          values: column.values.subarray(0, count),
          flags: column.flags.subarray(0, count),
        });
      }
      send({ type: failure || isUnreadable ? 'load.fail' : 'load.succeed' });
    }
    return () => controller.abort();
  }, [api, isLoading, seriesId, from, to, interval, language, send]);

  return {
    graph,
    isLoading,
    error: hasFailed ? error : null,
    retry: () => send({ type: 'load.request', values: expected }),
    warning,
  };
}
