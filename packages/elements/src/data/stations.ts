import type { Client, LocationSummary } from '@zrak/api-client';
import { failureOf } from './failure.ts';
import { publicClient, type Source } from './portal.ts';

export interface StationsData {
  client: Client;
  stations: LocationSummary[];
}

/** All stations of a public client. @throws Failure */
export async function loadStations(source: Source, clientCode: string, signal: AbortSignal): Promise<StationsData> {
  const client = await publicClient(source, clientCode, signal);
  const { data, error } = await source.api.GET('/api/locations/map', {
    params: { query: { clientId: client.id } },
    signal,
  });
  if (error) throw failureOf(error);
  return { client, stations: data };
}
