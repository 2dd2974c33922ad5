import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@zrak/api-client';
import { dataOf } from './dataOf.ts';

/** Milliseconds after which a list of series is loaded again. */
export const seriesFreshMs = 5 * 60_000;

/** Every series of a client that the viewer may see: megabytes for thousands of stations. */
export const clientSeries = (api: Api, clientId: string) =>
  queryOptions({
    queryKey: ['clientSeries', clientId],
    queryFn: ({ signal }) => dataOf(api.GET('/api/dataseries/getAll', { params: { query: { clientId } }, signal })),
    structuralSharing: false,
  });
