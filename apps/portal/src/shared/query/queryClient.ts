import type { ApiError } from '@zrak/api-client';
import { QueryClient } from '@tanstack/react-query';
import type { Services } from '../../app/services.ts';
import { limitMemory } from './memoryLimit.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/** Bytes of measured values kept although no screen shows them: about sixty series of a year of quarter hours. */
const maximumUnusedBytes = 32_000_000;

type Surroundings = Pick<Services, 'onUserChange'>;

/** Data that screens load on demand. Emptied when the user changes, so that no user sees data of another. */
export function createQueryClient({ onUserChange }: Surroundings): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // The API client repeats a GET itself, at most twice, and respects Retry-After.
        retry: false,
        // Without a connection a call fails at once with an error, instead of waiting silently.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // Failed queries are repeated when the connection is back.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
    },
  });
  limitMemory(client.getQueryCache(), maximumUnusedBytes);
  onUserChange(() => client.clear());
  return client;
}

const clients = new WeakMap<Surroundings, QueryClient>();

/** The only query client of the page. Created with the first protected screen, so that the login does not load it. */
export function queryClientOf(services: Surroundings): QueryClient {
  const known = clients.get(services) ?? createQueryClient(services);
  clients.set(services, known);
  return known;
}
