import type { ApiError, Client, LocationSummary } from '@zrak/api-client';
import { useLocationsFailure } from './useLocationsFailure.ts';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useMatch, useRouteLoaderData } from 'react-router-dom';
import { clientContext, servicesContext } from '../app/contexts.ts';
import { useClientOfPath } from '../app/useSelectedClient.ts';
import { lastClientCode } from '../session/preferences.ts';
import { choosesClient } from '../session/roles.ts';
import { loadCapabilities } from '../shared/query/loadCapabilities.ts';
import { locationsIn, type LocationsResult, readLocations, useLiveLocations } from '../shared/live/useLiveLocations.ts';
import { useNewValues } from '../shared/live/useNewValues.ts';
import { unlessSearchOnly } from '../shared/searchParams.ts';
import { Shell } from './Shell.tsx';

interface LayoutData {
  client: Client;
  canChooseClient: boolean;
  /** If they could not be loaded, the rest of the portal works. */
  stations: LocationsResult;
}

export async function loader({ context, request: { signal } }: LoaderFunctionArgs): Promise<LayoutData> {
  const services = context.get(servicesContext);
  const { api, user, clients } = services;
  const client = context.get(clientContext);
  const [stations] = await Promise.all([readLocations(api, client.id, { signal }), loadCapabilities(services)]);
  lastClientCode.set(client.code);
  return { client, canChooseClient: choosesClient(user(), await clients()), stations };
}

export const shouldRevalidate = unlessSearchOnly;

export interface ClientData extends Pick<LayoutData, 'client' | 'canChooseClient'> {
  /** The stations as the server has them now; empty if they could not be loaded. */
  locations: LocationSummary[];
  /** Reason why the stations could not be loaded. */
  error: ApiError | null;
}

function useLayoutData(): LayoutData {
  const data = useRouteLoaderData<typeof loader>('client');
  if (!data) throw new Error('useClientData outside the layout of a client');
  return data;
}

/** Data of the client layout, for the screens inside it. */
export function useClientData(): ClientData {
  const { client, canChooseClient, stations } = useLayoutData();
  const { data } = useLiveLocations(client.id, stations);
  return { client, canChooseClient, locations: locationsIn(data), error: stations.error ?? null };
}

/** How current the stations of the client are. */
export function useLastUpdate(): { updatedAt: number; hasFailed: boolean } {
  const { client, stations } = useLayoutData();
  const { dataUpdatedAt, isError } = useLiveLocations(client.id, stations);
  return { updatedAt: dataUpdatedAt, hasFailed: isError };
}

export function Component() {
  const { client, canChooseClient, stations } = useLoaderData<typeof loader>();
  const locations = locationsIn(useLiveLocations(client.id, stations, true).data);
  useNewValues(locations, stations);
  useLocationsFailure(stations.error ?? null);
  useClientOfPath(client);
  const isMap = [useMatch('/:clientCode'), useMatch('/:clientCode/locations/map')].some(Boolean);
  return (
    <Shell
      client={client}
      locations={locations}
      canChooseClient={canChooseClient}
      contentLayout={isMap ? 'bleed' : 'page'}
    >
      <Outlet />
    </Shell>
  );
}
