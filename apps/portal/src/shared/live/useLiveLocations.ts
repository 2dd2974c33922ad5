import type { Api, ApiResult, LocationSummary } from '@zrak/api-client';
import { useServices } from '../../app/servicesHooks.ts';
import { useLive } from './useLive.ts';

/** Stations of a client as the list of the map has them, or the reason why there are none. */
export type LocationsResult = ApiResult<LocationSummary[]>;

const none: LocationSummary[] = [];
const nothing: LocationsResult = { data: none, response: new Response() };

interface Reading {
  signal: AbortSignal;
  /** Result that the server may confirm instead of sending it again. */
  earlier?: LocationsResult;
}

export const readLocations = (api: Api, clientId: string, { signal, earlier }: Reading): Promise<LocationsResult> =>
  api.GET('/api/locations/map', { params: { query: { clientId } }, signal, ...(earlier && { earlier }) });

/**
 * Reads the stations of a client again while the screen is open.
 *
 * @param loaded result of the loader; null without a client
 * @param isPolled whether this use requests them every minute
 */
export function useLiveLocations(clientId: string | undefined, loaded: LocationsResult | null, isPolled = false) {
  const { api } = useServices();
  return useLive({
    name: ['locations', clientId],
    loaded: loaded ?? nothing,
    load: async ({ signal, earlier }) => {
      const answered = await readLocations(api, clientId!, { signal, earlier });
      // A server of another origin may show its ETag, but not allow the header that names it: the browser sends nothing.
      const isUnsent = answered.error !== undefined && answered.response === undefined;
      const result = isUnsent ? await readLocations(api, clientId!, { signal }) : answered;
      if (result.error) throw result.error;
      return result;
    },
    isPolled,
    isEnabled: loaded !== null && loaded.error === undefined,
  });
}

/** The stations of a result; none if it failed. */
export const locationsIn = ({ data = none }: LocationsResult): LocationSummary[] => data;
