import type { Visit } from './load.ts';
import { clientOf, type Network, password, seriesOf } from './network.ts';
import type { Servers } from './server.ts';

async function signIn(origin: string, username: string, index: number): Promise<Record<string, string>> {
  const form = { grant_type: 'password', client_id: 'portal-spa', username, password };
  const response = await fetch(`${origin}/connect/token`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.2.${index >> 8}.${index & 255}` },
    body: new URLSearchParams(form),
  });
  if (!response.ok) throw new Error(`A sign-in was answered ${response.status}.`);
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

/** Calls of the screens of the portal: start, map, station, a week of four series. */
function urlsOf(network: Network, user: number, isSignedIn: boolean): string[] {
  const clients = network.clientIds.length;
  // Visitors see the public clients only.
  const client = isSignedIn ? user % clients : (user * 2) % clients;
  const clientId = clientOf(network, client);
  const own = network.stationIds.filter((_, station) => station % clients === client);
  const stations = [0, 1, 2].map((index) => own[(user * 3 + index) % own.length]!);
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  const [from, to] = [new Date(today - 6 * 86_400_000).toISOString(), new Date(today + 86_400_000).toISOString()];
  const start = ['/api/capabilities', '/api/clients/get', ...(isSignedIn ? ['/api/Account/users/me'] : [])];
  const map = [`/api/locations/map?clientId=${clientId}`, `/api/maintenanceAlerts/get?clientId=${clientId}`];
  const screens = stations.flatMap((id) => {
    const ids = [0, 3, 6, 14].map((parameter) => seriesOf(id, parameter)).join();
    return [
      `/api/locations/location?locationId=${id}`,
      `/api/dataseries/get?locationId=${id}`,
      `/api/dataseries/getData?seriesIds=${ids}&from=${from}&to=${to}&interval=PT1H`,
    ];
  });
  // The map is asked for again each time that new values may have come.
  return [...start, ...map, ...screens, map[0]!, ...screens];
}

/** Users of the portal, every second one signed in, each with an address and calls of a few screens. */
export async function visitsOf(network: Network, { origins }: Servers, count: number): Promise<Visit[]> {
  const tokens = await Promise.all(network.userNames.map((name, index) => signIn(origins[0]!, name, index)));
  return Array.from({ length: count }, (_, user) => {
    const isSignedIn = user % 2 === 1;
    return {
      origin: origins[user % origins.length]!,
      headers: {
        // A separate address, as users have.
        'x-forwarded-for': `10.0.${user >> 8}.${user & 255}`,
        ...(isSignedIn ? tokens[user % tokens.length] : {}),
      },
      urls: urlsOf(network, user, isSignedIn),
    };
  });
}
