import { expect, type Page, test as base } from '@playwright/test';
import { noteScreens, watch } from './foreign.ts';
import { startPortalServer } from './portalServer.ts';
import { startRandomBackend } from './randomBackend.ts';
import { administratorScreens, clientScreens, publicScreens, type Screen } from './screens.ts';
import { untilQuiet } from '../untilQuiet.ts';

// Nonsense is allowed, a white page and an error boundary are not.

/** Fixed, so that a failure can be repeated; `FOREIGN_SEEDS=…` (comma-separated) tries others. */
const seeds = (process.env['FOREIGN_SEEDS'] ?? 'air,dust,ozone,noise').split(',');
const codes = [400, 401, 403, 404, 405, 409, 429, 500, 503];

const test = base.extend<{ baseURL: string }, { api: string; portal: string }>({
  api: [
    // Playwright reads the names of the fixtures from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const backend = await startRandomBackend();
      await use(backend.url);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ api }, use) => {
      const portal = await startPortalServer(api);
      await use(portal.url);
      await portal.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal),
});
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 1600 } });

interface Random {
  locations: { id: string; name: string }[];
  series: { id: string }[];
  clients: { code: string }[];
  users: { id: string }[];
  network: { clients: { id: string; stations: { id: string }[] }[] };
}

/** Signs in as an administrator, and returns subjects that exist in the answers. */
async function signIn(page: Page, api: string, prefer: { current: string; fails: RegExp | null; code: number }) {
  await page.route(`${api}/**`, async (route) => {
    const request = route.request();
    const isFailing = prefer.fails?.test(new URL(request.url()).pathname) ?? false;
    const headers = { ...request.headers(), prefer: isFailing ? `code=${prefer.code}` : `seed=${prefer.current}` };
    if (isFailing || !request.url().endsWith('/users/me')) return route.continue({ headers });
    const response = await route.fetch({ headers });
    return route.fulfill({ response, json: { ...(await response.json()), roles: ['administrator'] } });
  });
  const ask = async <Key extends keyof Random>(path: string): Promise<Random[Key]> => {
    const response = await fetch(`${api}${path}`, { headers: { prefer: `seed=${prefer.current}` } });
    return (await response.json()) as Random[Key];
  };
  const [client] = await ask<'clients'>('/api/clients/get');
  const [location] = await ask<'locations'>('/api/locations/map?clientId=1');
  const [user] = await ask<'users'>('/api/Account/users/');
  const network = await ask<'network'>('/api/network/get');
  const administered = network.clients[0];
  const series = await ask<'series'>('/api/dataseries/getAll?clientId=1');
  await page.goto('/auth/login?origin=%2FmyAccount');
  await page.getByRole('textbox', { name: 'Username' }).fill('anybody');
  await page.getByLabel('Password').and(page.locator('input')).fill('Anything-1!');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  return {
    clientCode: client!.code,
    locationId: location!.id,
    locationName: /./,
    seriesIds: series.slice(0, 2).map(({ id }) => id),
    userId: user!.id,
    networkPath: `/network/${encodeURIComponent(administered?.id ?? 'none')}`,
    networkStationId: administered?.stations[0]?.id ?? 'none',
  };
}

type Extended = Record<'clientCode' | 'locationId' | 'networkPath' | 'networkStationId', string>;

const extensionScreens = ({ clientCode, locationId, networkPath, networkStationId }: Extended): Screen[] => [
  { name: 'API keys', path: '/apiKeys', heading: /./ },
  { name: 'network', path: '/network', heading: /./ },
  { name: 'client of the network', path: networkPath, heading: /./ },
  { name: 'new station', path: `${networkPath}/newStation`, heading: /./ },
  {
    name: 'station of the network',
    path: `${networkPath}/stations/${encodeURIComponent(networkStationId)}`,
    heading: /./,
  },
  { name: 'texts for all clients', path: '/network/allClients/texts', heading: /./ },
  { name: 'import', path: '/imports', heading: /./ },
  { name: 'audit log', path: '/auditLog', heading: /./ },
  { name: 'alerts', path: `/${encodeURIComponent(clientCode)}/alerts`, heading: /./ },
  { name: 'report', path: `/${encodeURIComponent(clientCode)}/reports/${locationId}/2026-10`, heading: /./ },
];

/** Opens a screen and expects that some screen of the portal is shown, whichever it leads to. */
async function expectStanding(page: Page, { path }: Screen) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  await untilQuiet(page);
  await expect(page.locator('body')).not.toContainText('Something went wrong');
  await expect(page.getByRole('heading').or(page.getByRole('dialog')).first()).toBeVisible();
}

async function tour(page: Page, screens: readonly Screen[], label: string): Promise<string[]> {
  const { faults } = watch(page);
  const broken: string[] = [];
  for (const screen of screens) {
    await expectStanding(page, screen).catch((error: unknown) =>
      broken.push(`${label}, ${screen.name}: ${String(error).split('\n').slice(0, 8).join('\n')}`),
    );
    const uncaught = faults.splice(0).filter((fault) => fault.startsWith('uncaught'));
    broken.push(...uncaught.map((fault) => `${label}, ${screen.name}: ${fault}`));
  }
  noteScreens(screens.length);
  return broken;
}

for (const seed of seeds) {
  test(`every screen with random answers (${seed})`, async ({ page, api }) => {
    test.setTimeout(300_000);
    const subjects = await signIn(page, api, { current: seed, fails: null, code: 0 });
    const screens = [
      ...clientScreens(subjects),
      ...administratorScreens(subjects),
      ...extensionScreens(subjects),
      ...publicScreens,
    ];
    expect(await tour(page, screens, `seed ${seed}`)).toEqual([]);
  });
}

for (const code of codes) {
  test(`every screen while every other call answers ${code}`, async ({ page, api }) => {
    test.setTimeout(300_000);
    const prefer = { current: 'air', fails: null as RegExp | null, code };
    const subjects = await signIn(page, api, prefer);
    const screens = [...clientScreens(subjects), ...administratorScreens(subjects), ...extensionScreens(subjects)];
    // The user stays signed in and knows the clients, so that the screens are reached.
    prefer.fails = /^(?!.*\/(?:users\/me|clients\/get|capabilities|connect\/token)$)/;
    const broken = await tour(page, screens, `${code}, all but the session`);
    prefer.fails = /./;
    broken.push(...(await tour(page, code === 500 ? [...screens, ...publicScreens] : screens, `${code}, all calls`)));
    expect(broken).toEqual([]);
  });
}
