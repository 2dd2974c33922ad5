import type { ApiError, Client, LocationSummary } from '@zrak/api-client';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router-dom';
import { servicesContext } from '../app/contexts.ts';
import { lastClientCode } from '../session/preferences.ts';
import { choosesClient } from '../session/roles.ts';
import { loadCapabilities } from '../shared/capabilities.ts';
import { Shell } from './Shell.tsx';
import { useLocationsFailure } from './useLocationsFailure.ts';

interface MenuData {
  /** The previously visited client; the menu links back to it. */
  client?: Client;
  locations: LocationSummary[];
  canChooseClient: boolean;
  /** Reason why the locations could not be loaded. */
  error: ApiError | null;
}

/** The menu is optional on these screens: a part that cannot be loaded is left out, and the screen works. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<MenuData> {
  const services = context.get(servicesContext);
  const { api, user, clients } = services;
  const [known]: [Client[], unknown] = await Promise.all([clients().catch(() => []), loadCapabilities(services)]);
  const code = user()?.clientCode ?? lastClientCode.get();
  const client = known.find((one) => one.code === code);
  const canChooseClient = choosesClient(user(), known);
  if (!client) return { locations: [], canChooseClient, error: null };
  const query = { clientId: client.id };
  const { data, error } = await api.GET('/api/locations/map', { params: { query }, signal: request.signal });
  return { client, locations: data ?? [], canChooseClient, error: error ?? null };
}

/** Frame of the screens that belong to no client. */
export function Component() {
  const { error, ...menu } = useLoaderData<typeof loader>();
  useLocationsFailure(error);
  return (
    <Shell {...menu}>
      <Outlet />
    </Shell>
  );
}
