import type { ApiError, Client, LocationSummary } from '@zrak/api-client';
import { useLocationsFailure } from './useLocationsFailure.ts';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useMatch, useRouteLoaderData } from 'react-router-dom';
import { clientContext, servicesContext } from '../app/contexts.ts';
import { lastClientCode } from '../session/preferences.ts';
import { choosesClient } from '../session/roles.ts';
import { loadCapabilities } from '../shared/capabilities.ts';
import { unlessSearchOnly } from '../shared/searchParams.ts';
import { Shell } from './Shell.tsx';

export interface ClientData {
  client: Client;
  canChooseClient: boolean;
  /** Also empty if they could not be loaded: then `error` is the reason, and the rest of the portal works. */
  locations: LocationSummary[];
  error: ApiError | null;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<ClientData> {
  const services = context.get(servicesContext);
  const { api, user, clients } = services;
  const client = context.get(clientContext);
  const query = { clientId: client.id };
  const [{ data, error }] = await Promise.all([
    api.GET('/api/locations/map', { params: { query }, signal: request.signal }),
    loadCapabilities(services),
  ]);
  lastClientCode.set(client.code);
  return {
    client,
    canChooseClient: choosesClient(user(), await clients()),
    locations: data ?? [],
    error: error ?? null,
  };
}

export const shouldRevalidate = unlessSearchOnly;

/** Data that the client layout has loaded, for the screens inside it. */
export function useClientData(): ClientData {
  const data = useRouteLoaderData<typeof loader>('client');
  if (!data) throw new Error('useClientData outside the layout of a client');
  return data;
}

export function Component() {
  const { client, canChooseClient, locations, error } = useLoaderData<typeof loader>();
  useLocationsFailure(error);
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
