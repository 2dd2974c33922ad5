import type { LocationSummary } from '@zrak/api-client';
import type { Query } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../app/servicesHooks.ts';
import { bufferBytes } from '../query/memoryLimit.ts';
import { queryClientOf } from '../query/queryClient.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The answer changes when new values arrive. */
      followsValues?: boolean;
    };
  }
}

/** Milliseconds after which the values of stations are loaded again whose server does not say when values arrived. */
const unannouncedMs = 15 * 60_000;

/** Large answers are loaded again less often: a year of quarter hours after 45 s, a year of minutes after 11 min. */
const bytesPerMs = 10;

const isDue = ({ state: { data, dataUpdatedAt } }: Query): boolean =>
  Date.now() - dataUpdatedAt >= bufferBytes(data) / bytesPerMs;

/**
 * Loads what the screen shows of the newest values again, when the stations have new ones.
 *
 * @param loaded the result of the loader that the stations come from: with a new one, the screen is loading already
 */
export function useNewValues(locations: readonly LocationSummary[], loaded: unknown): void {
  const client = queryClientOf(useServices());
  const before = useRef({ locations, loaded });
  const isAnnounced = locations.some(({ latestAt }) => latestAt !== undefined);
  useEffect(() => {
    const followValues = () =>
      void client.invalidateQueries({ predicate: (query) => query.meta?.followsValues === true && isDue(query) });
    const { current } = before;
    before.current = { locations, loaded };
    if (current.loaded === loaded && current.locations !== locations) followValues();
    if (isAnnounced) return undefined;
    const timer = setInterval(followValues, unannouncedMs);
    return () => clearInterval(timer);
  }, [client, locations, loaded, isAnnounced]);
}
