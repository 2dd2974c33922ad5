import { acceptColumns, ApiError, type AppLanguage, type Interval, type Series } from '@zrak/api-client';
import { estimateValues } from '@zrak/machines';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../../session/preferencesContext.ts';
import type { Services } from '../../../app/services.ts';
import { useServices } from '../../../app/servicesHooks.ts';
import { languages } from '../../../i18n/languages.ts';
import { decodeInWorker } from './decodeInWorker.ts';
import { notePace } from './loadPace.ts';
import type { CivilRange } from './period.ts';
import { type LargeDataWarning, useLargeData } from './useLargeData.ts';

/** A series for a period; the same one may be asked for in several periods. */
export interface SeriesRequest extends CivilRange {
  series: Series;
}

export interface SeriesGraph<Request = SeriesRequest> {
  request: Request;
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

export interface SeriesDataState<Request = SeriesRequest> {
  /** The last that were loaded, in the order asked for; they go on being shown while the next are on their way. */
  graphs: readonly SeriesGraph<Request>[];
  isLoading: boolean;
  /** Of the requests that are on their way. */
  progress: { done: number; total: number };
  /** Somebody did not want to wait, or not so many values. */
  isCancelled: boolean;
  /** Why none could be loaded. */
  error: ApiError | null;
  /** Those that could not be loaded while others could. */
  failed: readonly Request[];
  retry: () => void;
  cancel: () => void;
  /** A dialog is due: this many values would be loaded. */
  warning: LargeDataWarning | null;
}

interface Outcome<Request> {
  graphs: readonly SeriesGraph<Request>[];
  failed: readonly Request[];
  error: ApiError | null;
}

const keyOf = ({ series, from, to }: SeriesRequest, interval: Interval) => `${series.id} ${from} ${to} ${interval}`;

type Columns = Omit<SeriesGraph, 'request'>;

async function load(
  { api }: Services,
  { series, from, to }: SeriesRequest,
  interval: Interval,
  culture: AppLanguage,
  signal: AbortSignal,
): Promise<Columns | ApiError> {
  const query = { seriesIds: [series.id], from, to, interval, culture };
  const { data, error } = await api.GET('/api/dataseries/getData', {
    params: { query },
    headers: { Accept: acceptColumns },
    parseAs: 'arrayBuffer',
    signal,
  });
  if (error) return error;
  const columns = await decodeInWorker(data).catch(() => null);
  const [column] = columns?.series ?? [];
  if (!columns || !column) return new ApiError({ key: 'unexpectedError' });
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
}

/** Milliseconds between two words on how far it has come: each renders the screen, while its answers are awaited. */
const TELL_EVERY = 100;

/**
 * Loads series that are not there yet, side by side, asking first when they are large. Newer requests abort those before.
 *
 * @param requests the same array for as long as the same is wanted
 */
export function useSeriesData<Request extends SeriesRequest>(
  requests: readonly Request[],
  interval: Interval,
): SeriesDataState<Request> {
  const services = useServices();
  const culture = languages[usePreferences().language].tag;
  const { isLoading, hasFailed, isCancelled, warning, send } = useLargeData();
  const [outcome, setOutcome] = useState<Outcome<Request>>({ graphs: [], failed: [], error: null });
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const kept = useRef(new Map<string, Columns>());

  const missing = useCallback(
    () => requests.filter((request) => !kept.current.has(keyOf(request, interval))),
    [requests, interval],
  );
  const ask = useCallback(() => {
    const values = missing().map(({ series, from, to }) =>
      estimateValues([series], Date.parse(from), Date.parse(to), interval),
    );
    send({ type: 'load.request', values: values.reduce((sum, count) => sum + count, 0) });
  }, [missing, interval, send]);

  useEffect(ask, [ask]);

  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    const { signal } = controller;
    void loadMissing();
    async function loadMissing() {
      const wanted = missing();
      const started = performance.now();
      let values = 0;
      let done = 0;
      const tell = () => setProgress((before) => (before.done === done ? before : { done, total: wanted.length }));
      setProgress({ done, total: wanted.length });
      const teller = setInterval(tell, TELL_EVERY);
      const stop = () => clearInterval(teller);
      signal.addEventListener('abort', stop);
      const errors = await Promise.all(
        wanted.map(async (request) => {
          const result = await load(services, request, interval, culture, signal);
          if (signal.aborted) return null;
          done++;
          if (result instanceof ApiError) return result;
          kept.current.set(keyOf(request, interval), result);
          values += result.values.length;
          return null;
        }),
      ).finally(stop);
      if (signal.aborted) return;
      notePace(values, performance.now() - started);
      const graphs = requests.flatMap((request) => {
        const columns = kept.current.get(keyOf(request, interval));
        return columns ? [{ ...columns, request }] : [];
      });
      kept.current = new Map(graphs.map(({ request, ...columns }) => [keyOf(request, interval), columns]));
      const error = errors.find((one) => one !== null) ?? null;
      setOutcome({ graphs, failed: missing(), error });
      send({ type: error && graphs.length === 0 ? 'load.fail' : 'load.succeed' });
    }
    return () => controller.abort();
  }, [services, isLoading, requests, missing, interval, culture, send]);

  const shown = new Set(outcome.graphs.map((graph) => keyOf(graph.request, graph.interval)));
  const isBehind = requests.some((request) => !shown.has(keyOf(request, interval)));
  return {
    graphs: outcome.graphs,
    isLoading: isLoading && isBehind,
    progress,
    isCancelled: isCancelled && isBehind,
    error: hasFailed ? outcome.error : null,
    failed: hasFailed || isLoading ? [] : outcome.failed,
    retry: ask,
    cancel: () => send({ type: 'load.cancel' }),
    warning,
  };
}
