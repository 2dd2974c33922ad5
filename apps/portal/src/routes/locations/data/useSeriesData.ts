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
import { type LargeDataWarning, useLargeData } from './useLargeData.ts';
import { type SeriesRequest, type SeriesValues, valuesQuery } from './valuesQuery.ts';

export interface SeriesGraph<Request = SeriesRequest> extends SeriesValues {
  request: Request;
}

export interface SeriesDataState<Request = SeriesRequest> {
  /** The last that were loaded, in the order asked for; they go on being shown while the next are on their way. */
  graphs: readonly SeriesGraph<Request>[];
  isLoading: boolean;
  /** What was missing when loading began. */
  awaited: readonly QueryKey[];
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

interface Answers {
  /** One to a request; undefined where it failed. */
  values: (SeriesValues | undefined)[];
  error: ApiError | null;
}

/** Null while one of them is on its way: what has come is shown together. */
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

/** What the question about large data is about. */
interface Asked {
  plan: object;
  queries: ReturnType<typeof valuesQuery>[];
  /** Keys of what is not there yet. */
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
 * Loads series that are not there yet, side by side, asking first when they are large. Newer requests abort those before.
 *
 * @param requests the same array for as long as the same is wanted
 */
export function useSeriesData<Request extends SeriesRequest>(
  requests: readonly Request[],
  interval: Interval,
): SeriesDataState<Request> {
  const { api } = useServices();
  const client = useQueryClient();
  const culture = languages[usePreferences().language].tag;
  const { isAllowed, isLoading, hasFailed, isCancelled, warning, subject, ask, send } = useLargeData<Asked>();
  const [attempt, setAttempt] = useState(0);
  // Another attempt is another plan.
  const plan = useMemo(() => ({ attempt, requests, interval, culture }), [attempt, requests, interval, culture]);
  useEffect(() => {
    const queries = plan.requests.map((request) => valuesQuery(api, request, plan.interval, plan.culture, Date.now()));
    const isMissing = ({ queryKey }: { queryKey: QueryKey }) => client.getQueryData(queryKey) === undefined;
    const values = plan.requests.map(({ series, from, to }, index) =>
      isMissing(queries[index]!) ? estimateValues([series], Date.parse(from), Date.parse(to), plan.interval) : 0,
    );
    ask(
      { plan, queries, awaited: queries.filter(isMissing).map(({ queryKey }) => queryKey) },
      values.reduce((sum, count) => sum + count, 0),
    );
  }, [api, client, plan, ask]);
  const asked = subject?.plan === plan ? subject : null;
  const awaited = asked?.awaited ?? none;

  // A query that is no longer observed is aborted: those of an earlier plan, and all of one that is cancelled.
  const observed = asked && isAllowed ? asked.queries : null;
  const answers = useQueries({ queries: observed ?? none, combine: answersOf });

  const [shown, setShown] = useState<{ plan: typeof plan; answers: Answers; outcome: Outcome<Request> } | null>(null);
  if (observed && answers && (shown?.plan !== plan || shown.answers !== answers)) {
    setShown({ plan, answers, outcome: outcomeOf(requests, answers) });
  }
  const outcome: Outcome<Request> = shown?.outcome ?? nothing;
  const isComplete = observed !== null && shown?.plan === plan;
  const isFailure = outcome.error !== null && outcome.graphs.length === 0;
  useEffect(() => {
    if (isLoading && isComplete) send({ type: isFailure ? 'load.fail' : 'load.succeed' });
  }, [isLoading, isComplete, isFailure, send]);
  usePace(client, awaited, isLoading);

  return {
    graphs: outcome.graphs,
    isLoading: isLoading && !isComplete,
    awaited,
    isCancelled: isCancelled && asked !== null,
    error: hasFailed ? outcome.error : null,
    failed: hasFailed || isLoading ? none : outcome.failed,
    retry: () => setAttempt((before) => before + 1),
    cancel: () => send({ type: 'load.cancel' }),
    warning,
  };
}

/** Learns from each load how many values come in a second. */
function usePace(client: QueryClient, awaited: readonly QueryKey[], isLoading: boolean) {
  useEffect(() => {
    if (!isLoading) return undefined;
    const started = performance.now();
    return () => {
      const loaded = awaited.flatMap((key) => client.getQueryData<SeriesValues>(key) ?? []);
      // A load that was cancelled or has failed tells nothing.
      if (loaded.length < awaited.length) return;
      notePace(
        loaded.reduce((sum, { values }) => sum + values.length, 0),
        performance.now() - started,
      );
    };
  }, [client, awaited, isLoading]);
}
