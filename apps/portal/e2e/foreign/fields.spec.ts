import { expect, type Page, test as base } from '@playwright/test';
import { expectTidy, noteScreens, watch } from './foreign.ts';
import { capabilities, operationAt, type OptionalField, optionalFields, without } from './contractAnswers.ts';
import { startPortalServer } from './portalServer.ts';
import { takeWebgl } from '../withoutWebgl.ts';
import { administratorScreens, clientScreens, openScreen, type Screen, settle } from './screens.ts';

// Every operation answers with all fields of the contract. Then each optional field is left out, and then null, while
// the screens that use it are open.

/** Those of the examples in the contract. */
const subjects = {
  clientCode: 'SI-OKOLJE',
  locationId: 'loc_bezigrad',
  locationName: 'Ljubljana Bežigrad',
  seriesIds: ['ser_bezigrad_pm10', 'ser_bezigrad_no2'],
  userId: 'usr_okolje',
};

/** Days of the values in the example. */
const period = 'period=day&date=2026-11-20&interval=PT1H';
const reports: Screen[] = [
  { name: 'report of a station', path: '/SI-OKOLJE/reports/loc_bezigrad/2026-10', heading: /^Ljubljana Bežigrad, / },
  { name: 'report of all stations', path: '/SI-OKOLJE/reports/all/2026-10', heading: /^Okolje Slovenija, / },
];
async function editMaintenance(page: Page) {
  await page.getByRole('tab', { name: 'Maintenance' }).click();
  await page
    .getByRole('button', { name: /^Actions: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Title \(English\)/ })).toBeVisible();
}

const screens = new Map(
  [
    ...clientScreens(subjects).map((screen) =>
      /^(station|comparison)$/.test(screen.name)
        ? { ...screen, path: `${screen.path}${screen.path.includes('?') ? '&' : '?'}${period}` }
        : screen,
    ),
    ...administratorScreens(subjects),
    ...reports,
    { name: 'API keys', path: '/apiKeys', heading: 'API keys' },
    { name: 'client of the network', path: '/network/cli_obala', heading: 'Network' },
    { name: 'texts for all clients', path: '/network/allClients/texts', heading: 'Network' },
    { name: 'station of the network', path: '/network/cli_obala/stations/loc_koper', heading: 'Network' },
    {
      name: 'maintenance of a client',
      path: '/network/cli_obala',
      heading: 'Network',
      reach: (page: Page) => page.getByRole('tab', { name: 'Maintenance' }).click(),
    },
    { name: 'edited maintenance', path: '/network/cli_obala', heading: 'Network', reach: editMaintenance },
    {
      name: 'reports of a client',
      path: '/network/cli_obala',
      heading: 'Network',
      reach: (page: Page) => page.getByRole('tab', { name: 'Reports' }).click(),
    },
    {
      name: 'photos of a station',
      path: '/network/cli_obala/stations/loc_koper',
      heading: 'Network',
      reach: (page: Page) => page.getByRole('tab', { name: 'Photos' }).click(),
    },
    { name: 'audit log', path: '/auditLog', heading: 'Audit log' },
    { name: 'alerts', path: '/SI-OKOLJE/alerts', heading: 'Alerts' },
  ].map((screen): [string, Screen] => [screen.name, screen]),
);

/** Screens that show what an operation answers. */
const users: Record<string, string[]> = {
  createToken: ['own account'],
  getMe: ['own account', 'users'],
  listUsers: ['users', 'deleting a user'],
  getUser: ['editing a user', 'password of a user'],
  listUsersOfClient: ['users', 'deleting a user'],
  listClients: ['clients', 'map'],
  listLocations: ['map with a card', 'station'],
  getLocation: ['station', 'photos of a station'],
  listSeries: ['station'],
  listAllSeries: ['comparison'],
  getData: ['station', 'comparison'],
  getStaticFile: ['pollution classes', 'presentation', 'useful links', 'texts for all clients'],
  listTexts: ['texts for all clients'],
  listMaintenanceAlerts: ['map', 'station', 'comparison', 'maintenance of a client'],
  getMaintenanceAlert: ['edited maintenance'],
  getAppVersion: ['versions'],
  listReports: ['reports', 'reports of a client'],
  getStatistics: ['report of a station', 'report of all stations'],
  listApiKeys: ['API keys'],
  getNetwork: ['client of the network', 'station of the network'],
  listAuditEvents: ['audit log'],
  listSessions: ['own account'],
  listReportSubscriptions: ['alerts', 'report of a station'],
  listAlertSubscriptions: ['alerts'],
  listFiredAlerts: ['alerts'],
  listSavedViews: ['comparison'],
};

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"/>';

/** Answers the portal in place of a server. @param change alters an answer */
async function answerCalls(page: Page, change: (operationId: string, answer: unknown) => unknown) {
  await page.route(/\/(api|connect|register)\//, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const operation = operationAt(request.method(), pathname);
    if (!operation) return route.fulfill({ status: 404 });
    const { operationId, status, full } = operation;
    if (operationId === 'getPhoto') return route.fulfill({ contentType: 'image/svg+xml', body: picture });
    if (full === undefined) return route.fulfill({ status });
    // Lists of pages end.
    const { nextCursor } = full as { nextCursor?: string };
    const isLast = nextCursor !== undefined && request.url().includes('cursor=');
    const answer = change(operationId, isLast ? { ...(full as object), nextCursor: null } : full);
    return route.fulfill({ status, json: answer });
  });
}

const roleFor = (operationId: string) => (operationId === 'listUsersOfClient' ? 'PortalKeyUser' : 'administrator');

/** Answers that lead to the screens of the operation. */
function inRole(viewedOperation: string, operationId: string, answer: unknown): unknown {
  if (operationId === 'getCapabilities') return { capabilities };
  if (operationId === 'getMe') return { ...(answer as object), roles: [roleFor(viewedOperation)] };
  return answer;
}

const test = base.extend<{ baseURL: string }, { portal: string }>({
  portal: [
    // Playwright reads the names of the fixtures from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // One origin: the calls are answered in the browser.
      const portal = await startPortalServer('/');
      await use(portal.url);
      await portal.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal),
});
test.use({ serviceWorkers: 'block' });

/** Pages with a small map among much else. */
const stations = /\/location\//;

/** Tall, so that all parts of a page are mounted; a map would fill it, and is drawn without a GPU. */
const windowFor = ({ name }: Screen) => ({ width: 1280, height: name.startsWith('map') ? 720 : 3200 });

async function signIn(page: Page) {
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
  await page.goto('/auth/login?origin=%2FmyAccount');
  await page.getByRole('textbox', { name: 'Username' }).fill('okolje');
  await page.getByLabel('Password').and(page.locator('input')).fill('Zrak-demo1!');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
}

test('each operation has screens on which its fields are tried', () => {
  expect(optionalFields.filter(({ operationId }) => !users[operationId])).toEqual([]);
  expect(optionalFields.length).toBeGreaterThan(170);
});

const byOperation = Map.groupBy(optionalFields, ({ operationId }) => operationId);

for (const [operationId, fields] of byOperation) {
  test(`${operationId}: ${fields.length} fields absent and null`, async ({ page }) => {
    const opened = fields.length * 2 * users[operationId]!.length;
    // A map or the graphs of a station take seconds without a GPU.
    test.setTimeout(60_000 + opened * 15_000);
    const { faults } = watch(page);
    await takeWebgl(page, stations);
    let tried: { field: OptionalField; how: 'absent' | 'null' } | null = null;
    await answerCalls(page, (id, answer) => {
      const usual = inRole(operationId, id, answer);
      if (!tried || id !== operationId) return usual;
      return without(usual, tried.field.path, tried.how);
    });
    await signIn(page);
    const shown = users[operationId]!.map((name) => screens.get(name)!);
    // Without a role, only its own account is reached.
    const reachedWithout = ({ path: [name] }: OptionalField) =>
      operationId === 'getMe' && name === 'roles' ? shown.slice(0, 1) : shown;
    const broken: string[] = [];
    const open = async (screen: Screen, label: string) => {
      try {
        await page.setViewportSize(windowFor(screen));
        await openScreen(page, screen);
        await settle(page);
        await expectTidy(page, { hasExtensions: true });
      } catch (error) {
        broken.push(`${label}: ${String(error).split('\n').slice(0, 12).join('\n')}`);
      }
      broken.push(...faults.splice(0).map((fault) => `${label}: ${fault}`));
    };

    for (const screen of shown) await open(screen, `${screen.name}, all fields`);
    let count = 0;
    for (const field of fields) {
      for (const how of ['absent', 'null'] as const) {
        tried = { field, how };
        const label = `${field.path.join('.')} ${how}`;
        if (operationId === 'createToken' || operationId === 'getMe') await signIn(page);
        for (const screen of reachedWithout(field)) {
          await open(screen, `${screen.name}, ${label}`);
          count++;
        }
      }
    }
    noteScreens(count);
    expect(broken).toEqual([]);
  });
}
