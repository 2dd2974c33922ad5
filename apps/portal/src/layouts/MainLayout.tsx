import type { Client } from '@zrak/api-client';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router-dom';
import { servicesContext } from '../app/contexts.ts';
import { clientCodeOf } from '../session/ownClient.ts';
import { lastClientCode } from '../session/preferences.ts';
import { choosesClient } from '../session/roles.ts';
import { loadCapabilities } from '../shared/query/loadCapabilities.ts';
import { locationsIn, type LocationsResult, readLocations, useLiveLocations } from '../shared/live/useLiveLocations.ts';
import { Shell } from './Shell.tsx';
import { useLocationsFailure } from './useLocationsFailure.ts';

interface MenuData {
  /** The previously visited client; the menu links back to it. */
  client?: Client;
  canChooseClient: boolean;
  /** Null without a client. */
  stations: LocationsResult | null;
}

/** The menu is optional on these screens: a part that cannot be loaded is left out, and the screen works. */
export async function loader({ context, request: { signal } }: LoaderFunctionArgs): Promise<MenuData> {
  const services = context.get(servicesContext);
  const { api, user, clients } = services;
  const [known]: [Client[], unknown] = await Promise.all([clients().catch(() => []), loadCapabilities(services)]);
  const viewer = user();
  const code = (viewer && clientCodeOf(viewer, known)) ?? lastClientCode.get();
  const client = known.find((one) => one.code === code);
  const canChooseClient = choosesClient(viewer, known);
  if (!client) return { canChooseClient, stations: null };
  return { client, canChooseClient, stations: await readLocations(api, client.id, { signal }) };
}

/** Frame of the screens that belong to no client. */
export function Component() {
  const { stations, ...menu } = useLoaderData<typeof loader>();
  const { data } = useLiveLocations(menu.client?.id, stations, true);
  useLocationsFailure(stations?.error ?? null);
  return (
    <Shell {...menu} locations={locationsIn(data)}>
      <Outlet />
    </Shell>
  );
}
