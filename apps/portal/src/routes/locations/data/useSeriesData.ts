import type { ApiError, Interval } from '@zrak/api-client';
import { estimateValues } from '@zrak/machines';
import {
  type QueryClient,
  type QueryKey,
  useQueries,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../app/servicesHooks.ts';
import { languages } from '../../../i18n/languages.ts';
import { usePreferences } from '../../../session/preferencesContext.ts';
import { notePace } from './loadPace.ts';
import { useLargeData } from './useLargeData.ts';
import { type SeriesRequest, type SeriesValues, valuesQuery } from './valuesQuery.ts';

export interface SeriesGraph<Request = SeriesRequest> extends SeriesValues {
  request: Request;
}

export interface SeriesDataState<Request = SeriesRequest> {
  /** Last loaded series, in the requested order; they stay visible while the next ones load. */
  graphs: readonly SeriesGraph<Request>[];
  isLoading: boolean;
  /** Number of series missing when loading began. */
  awaited: readonly QueryKey[];
  /** The user cancelled the load or declined its size. */
  isCancelled: boolean;
  /** Reason why no series could be loaded. */
  error: ApiError | null;
  /** Series that failed while others loaded. */
  failed: readonly Request[];
  retry: () => void;
  cancel: () => void;
}

interface Answers {
  /** One entry per request; undefined if it failed. */
  values: (SeriesValues | undefined)[];
  error: ApiError | null;
}

/** Null while one of them is loading: the results are shown together. */
function answersOf(results: UseQueryResult<SeriesValues>[]): Answers | null {
  if (results.some(({ isPending }) => isPending)) return null;
  return {
    values: results.map(({ data }) => data),
    error: results.find(({ error }) => error !== null)?.error ?? null,
  };
}

interface Outcome<Request> {
  graphs: readonly SeriesGraph<Request>[];
  failed: readonly Request[];
  error: ApiError | null;
}

const none: never[] = [];
const nothing = { graphs: none, failed: none, error: null };

/** Request that the question of the screen is about. */
interface DataRequest {
  plan: object;
  queries: ReturnType<typeof valuesQuery>[];
  /** Keys of the missing series. */
  awaited: readonly QueryKey[];
}

function outcomeOf<Request>(requests: readonly Request[], { values, error }: Answers): Outcome<Request> {
  return {
    graphs: requests.flatMap((request, index) => {
      const one = values[index];
      return one ? [{ ...one, request }] : [];
    }),
    failed: requests.filter((_, index) => !values[index]),
    error,
  };
}

/**
 * Loads missing series in parallel, after the question of the screen if they are large. Newer requests abort older ones.
 *
 * @param requests the same array as long as the request is the same
 */
export function useSeriesData<Request extends SeriesRequest>(
  requests: readonly Request[],
  interval: Interval,
): SeriesDataState<Request> {
  const { api } = useServices();
  const client = useQueryClient();
  const culture = languages[usePreferences().language].tag;
  const { isAllowed, isCancelled, subject, requestLoad, cancel } = useLargeData<DataRequest>();
  const [attempt, setAttempt] = useState(0);
  // Another attempt is another plan.
  const plan = useMemo(() => ({ attempt, requests, interval, culture }), [attempt, requests, interval, culture]);
  useEffect(() => {
    const queries = plan.requests.map((request) => valuesQuery(api, request, plan.interval, plan.culture, Date.now()));
    const isMissing = ({ queryKey }: { queryKey: QueryKey }) => client.getQueryData(queryKey) === undefined;
    const values = plan.requests.map(({ series, from, to }, index) =>
      isMissing(queries[index]!) ? estimateValues([series], Date.parse(from), Date.parse(to), plan.interval) : 0,
    );
    requestLoad(
      { plan, queries, awaited: queries.filter(isMissing).map(({ queryKey }) => queryKey) },
      { values: values.reduce((sum, count) => sum + count, 0) },
    );
  }, [api, client, plan, requestLoad]);
  const request = subject?.plan === plan ? subject : null;
  const awaited = request?.awaited ?? none;

  // A query without observers is aborted: those of an earlier plan, and all of a cancelled one.
  const observed = request && isAllowed ? request.queries : null;
  const answers = useQueries({ queries: observed ?? none, combine: answersOf });

  const [shown, setShown] = useState<{ plan: typeof plan; answers: Answers; outcome: Outcome<Request> } | null>(null);
  if (observed && answers && (shown?.plan !== plan || shown.answers !== answers)) {
    setShown({ plan, answers, outcome: outcomeOf(requests, answers) });
  }
  const outcome: Outcome<Request> = shown?.outcome ?? nothing;
  const isComplete = observed !== null && shown?.plan === plan;
  const isLoading = observed !== null && !isComplete;
  const hasFailed = isComplete && outcome.error !== null && outcome.graphs.length === 0;
  usePace(client, awaited, isLoading);

  return {
    graphs: outcome.graphs,
    isLoading,
    awaited,
    isCancelled: isCancelled && request !== null,
    error: hasFailed ? outcome.error : null,
    failed: hasFailed || isLoading ? none : outcome.failed,
    retry: () => setAttempt((before) => before + 1),
    cancel,
  };
}

/** Updates the estimate of values per second after each load. */
function usePace(client: QueryClient, awaited: readonly QueryKey[], isLoading: boolean) {
  useEffect(() => {
    if (!isLoading) return undefined;
    const started = performance.now();
    return () => {
      const loaded = awaited.flatMap((key) => client.getQueryData<SeriesValues>(key) ?? []);
      // A cancelled or failed load gives no estimate.
      if (loaded.length < awaited.length) return;
      notePace(
        loaded.reduce((sum, { values }) => sum + values.length, 0),
        performance.now() - started,
      );
    };
  }, [client, awaited, isLoading]);
}
