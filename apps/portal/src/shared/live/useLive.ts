import { type DefinedUseQueryResult, type QueryFunctionContext, type QueryKey, useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/servicesHooks.ts';
import { queryClientOf } from '../query/queryClient.ts';

/** Milliseconds between two requests for new data. */
export const refreshMs = 60_000;

const numbers = new WeakMap<object, number>();
let count = 0;

/** A number for each result of a loader, the same for the same one. */
function numberOf(loaded: object): number {
  const known = numbers.get(loaded) ?? ++count;
  numbers.set(loaded, known);
  return known;
}

interface LiveOptions<Data> {
  /** First parts of the key: what the data are. */
  name: QueryKey;
  /** Result of the loader. A new one replaces all that has been loaded since. */
  loaded: Data;
  /** Loads the data again. Rejects if a part fails: the screen keeps what it has. */
  load: (context: QueryFunctionContext & { earlier: Data }) => Promise<Data>;
  /** Whether they are loaded again when new values arrive. */
  followsValues?: boolean;
  /** Whether this use requests them every minute while the page is visible. */
  isPolled?: boolean;
  /** False if the loader has failed. */
  isEnabled?: boolean;
}

/**
 * Data of a loader that follow the server while the screen is open: `data` keeps its identity, and that of its parts, as
 * long as nothing changes. After a request that failed, `isError` is true and the data stay.
 */
export function useLive<Data extends object>(options: LiveOptions<Data>): DefinedUseQueryResult<Data> {
  const { name, loaded, load, followsValues = false, isPolled = false, isEnabled = true } = options;
  const queryKey = ['live', ...name, numberOf(loaded)];
  return useQuery(
    {
      queryKey,
      queryFn: (context) => load({ ...context, earlier: context.client.getQueryData<Data>(queryKey) ?? loaded }),
      initialData: loaded,
      enabled: isEnabled,
      // The loader has just run.
      refetchOnMount: false,
      staleTime: refreshMs,
      // The next visit has a new result of the loader, with another key: nobody asks for these data again.
      gcTime: 0,
      refetchInterval: isPolled && refreshMs,
      // A tab that was hidden has requested nothing.
      refetchOnWindowFocus: isPolled,
      meta: { followsValues },
    },
    // The layouts use it, which contain the provider.
    queryClientOf(useServices()),
  );
}
