import { expect, type Page, test } from '@playwright/test';
import { changeJson } from './answers.ts';
import { fillLogin, password, setLanguage, startSession } from './journey.ts';
import { extended, extendedIf, isWhole } from './parts.ts';
import { expectFocusKept, retry } from './retry.ts';
import { untilQuiet } from './untilQuiet.ts';

test.beforeEach(({ page }) => setLanguage(page, 'en'));

const station = '/SI-OKOLJE/location/loc_bezigrad';
const map = '/SI-OKOLJE/locations/map';
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input')).first();

/** Answers the calls of one method and path with a status. */
async function answer(page: Page, call: string, status: number, body: unknown = {}) {
  const [method, path] = call.split(' ') as [string, string];
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status, ...(status !== 204 && { json: body }) })
        : route.fallback(),
  );
}

test.describe('a forbidden response leads to the access denied page', () => {
  interface Case {
    call: string;
    user?: string;
    address: string;
    act?: (page: Page) => Promise<void>;
    /** Part of every run; the others run with `pnpm test:languages`. A unit test tries every call of the portal. */
    isTypical?: true;
  }
  const fillUser = async (page: Page) => {
    await field(page, 'Username').fill('vida.zavrnjena');
    await field(page, 'Full name').fill('Vida Zavrnjena');
    await field(page, 'E-mail').fill('zavrnjena@example.com');
    await field(page, 'Password').fill('Lipov-cvet-1');
    await dialog(page).getByRole('button', { name: 'Add user' }).click();
  };
  const cases: Case[] = [
    { call: 'GET /api/locations/map', address: map },
    { call: 'GET /api/locations/location', address: station },
    { call: 'GET /api/dataseries/get', address: station },
    { call: 'GET /api/dataseries/getData', address: station, isTypical: true },
    { call: 'GET /api/dataseries/getAll', address: '/SI-OKOLJE/compare' },
    { call: 'GET /api/maintenanceAlerts/get', address: map },
    { call: 'GET /api/maintenanceAlerts/get', address: station },
    { call: 'GET /api/staticFiles/usefulLinks', address: '/SI-OKOLJE/useful/links' },
    { call: 'GET /api/appVersion/get', address: '/about' },
    { call: 'GET /api/clients/get', address: map },
    { call: 'GET /api/clients/get', user: 'admin', address: '/clients' },
    { call: 'GET /api/Account/users/me', user: 'obala', address: '/myAccount' },
    { call: 'GET /api/Account/users/', user: 'admin', address: '/portalUsers' },
    { call: 'GET /api/Account/users/usr_obala', user: 'obala-key', address: '/portalUsers/usr_obala' },
    {
      call: 'POST /connect/token',
      address: '/auth/login',
      act: (page) => fillLogin(page, 'en', 'obala'),
      isTypical: true,
    },
    { call: 'POST /connect/revocation', user: 'obala', address: '/auth/logout' },
    {
      call: 'PUT /api/Account/users/changePassword/me',
      user: 'obala',
      address: '/myAccount',
      async act(page) {
        await field(page, 'Old password').fill(password);
        await field(page, 'New password').fill('Lipov-cvet-2');
        await field(page, 'Repeat password').fill('Lipov-cvet-2');
        await page.getByRole('button', { name: 'Change password' }).click();
      },
    },
    {
      call: 'POST /api/Account/users/',
      user: 'obala-key',
      address: '/portalUsers/add',
      act: fillUser,
      isTypical: true,
    },
    {
      call: 'DELETE /api/Account/users/usr_obala',
      user: 'obala-key',
      address: '/portalUsers/delete?user=usr_obala',
      act: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
    },
  ];
  for (const { call, user, address, act } of cases.filter(({ isTypical }) => isWhole || isTypical)) {
    test(`${call} at ${address}`, async ({ page }) => {
      if (user !== undefined) await startSession(page, user);
      await answer(page, call, 403, { message: 'no' });
      await page.goto(address);
      await act?.(page);
      await expect(page).toHaveURL(/\/access-denied$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Access Forbidden' })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
  }

  test('without loading the page again, and Back leads to the form that was sent, with its input', async ({ page }) => {
    await startSession(page, 'obala-key');
    await answer(page, 'POST /api/Account/users/', 403);
    await page.goto('/portalUsers/add');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await fillUser(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Access Forbidden' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    await page.goBack();
    await expect(field(page, 'Full name')).toHaveValue('Vida Zavrnjena');
  });

  test('and Back leads past a screen whose data are forbidden', extended, async ({ page }) => {
    await answer(page, 'GET /api/dataseries/getData', 403);
    await page.goto('/about');
    await page.goto(station);
    await expect(page).toHaveURL(/\/access-denied$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    // A screen that was left forwards and is reached backwards.
    await page.unrouteAll();
    await page.goto(map);
    await page.getByRole('link', { name: 'Version and licences' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await answer(page, 'GET /api/locations/map', 403);
    await page.goBack();
    await expect(page).toHaveURL(/\/access-denied$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test(
    'which a visitor leaves by logging in, also where the list of clients is forbidden',
    extended,
    async ({ page }) => {
      await answer(page, 'GET /api/clients/get', 403);
      await page.goto(map);
      await page.getByRole('link', { name: 'Log in' }).click();
      await expect(page).toHaveURL(/\/auth\/login$/);
      await page.unrouteAll();
      await fillLogin(page, 'en', 'obala');
      await expect(page).toHaveURL(/\/OBALA\/locations\/map$/);
    },
  );
});

test('a station that could not be loaded can be loaded again', async ({ page }) => {
  await answer(page, 'GET /api/locations/location', 500);
  await page.goto(station);
  await expect(page.getByRole('heading', { level: 1, name: 'Loading location data failed' })).toBeVisible();
  await retry(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ljubljana Bežigrad' })).toBeVisible();
  await expectFocusKept(page);
});

test(
  'a station stays when its series could not be loaded, and they can be loaded again',
  extended,
  async ({ page }) => {
    await answer(page, 'GET /api/dataseries/get', 500);
    await page.goto(station);
    const failure = page.getByRole('alert').filter({ hasText: 'Loading data series failed' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Ljubljana Bežigrad' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'About the station' })).toBeVisible();
    // Its map is mounted when it is reached.
    await page.getByText('Location', { exact: true }).first().scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Show on map' })).toBeVisible();
    await expect(page.getByText('No data series available')).toHaveCount(0);
    await retry(page);
    await expect(page.getByRole('region', { name: 'Graph', exact: true }).getByRole('figure')).toBeVisible();
    await expect(failure).toHaveCount(0);
    await expectFocusKept(page);
  },
);

test('the comparison reports that the series could not be loaded', extended, async ({ page }) => {
  await answer(page, 'GET /api/dataseries/getAll', 500);
  await page.goto('/SI-OKOLJE/compare');
  await expect(page.getByRole('alert').getByText('Loading data series failed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare graphs' })).toBeVisible();
  await retry(page);
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
  await expectFocusKept(page);
});

test('the export of the map reports that the series could not be loaded', extended, async ({ page }) => {
  await page.goto(map);
  await answer(page, 'GET /api/dataseries/getAll', 500);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Loading data series failed')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Export data' })).toBeVisible();
});

test('a map without its stations reports this, and they can be loaded again', extended, async ({ page }) => {
  await answer(page, 'GET /api/locations/map', 500);
  await page.goto(map);
  await expect(page.getByRole('alert').filter({ hasText: 'Loading locations failed' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch locations' })).toBeVisible();
  await retry(page);
  await expect(page.getByRole('searchbox', { name: 'Find a station' })).toBeVisible();
  await expectFocusKept(page);
});

test.describe('a list of clients', () => {
  const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Loading clients failed' });

  for (const [what, status, body] of [
    ['is empty', 200, []],
    ['has another status than 200', 206, [{ id: 'cli_1', code: 'ONE', name: 'One', isPublic: true }]],
    ['fails', 500, {}],
  ] as const) {
    test(
      `that ${what} is reported on the screen of the clients, and can be loaded again`,
      extendedIf(what !== 'fails'),
      async ({ page }) => {
        await startSession(page, 'admin');
        await answer(page, 'GET /api/clients/get', status, body);
        await page.goto('/clients');
        await expect(failure(page)).toBeVisible();
        await expect(page.getByRole('main').getByText('Loading clients failed')).toBeVisible();
        await retry(page);
        await expect(page.getByRole('link', { name: 'Okolje Slovenija' })).toBeVisible();
      },
    );
  }

  for (const [address, user] of [
    [map, undefined],
    ['/auth/login', undefined],
    ['/myAccount', 'obala'],
    ['/portalUsers', 'obala-key'],
  ] as const) {
    test(`that fails is reported at ${address}`, extendedIf(address !== map), async ({ page }) => {
      if (user !== undefined) await startSession(page, user);
      await answer(page, 'GET /api/clients/get', 500);
      await page.goto(address);
      await expect(failure(page)).toBeVisible();
    });
  }

  test('without a public client is no failure for a visitor', async ({ page }) => {
    await answer(page, 'GET /api/clients/get', 200, []);
    await page.goto('/auth/login');
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await untilQuiet(page);
    await expect(failure(page)).toHaveCount(0);
  });
});

for (const status of [400, 404]) {
  test(
    `a mailed link that the server refuses with ${status} is reported`,
    extendedIf(status !== 400),
    async ({ page }) => {
      await answer(page, 'POST /api/Account/users/validateResetPassToken', status);
      await page.goto('/auth/resetPassToken?token=abc&id=usr_obala');
      await expect(page.getByRole('alert')).toHaveText("URL is not valid or it's expired.");
    },
  );
}

test('a logout that is opened by address reports that the server was not reached', async ({ page }) => {
  await startSession(page, 'obala');
  await page.route('**/connect/revocation', (route) => route.abort('connectionrefused'));
  await page.goto('/auth/logout');
  await expect(page.getByRole('alert')).toContainText('Logout failed');
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('the list of users shows their states', async ({ page }) => {
  await startSession(page, 'obala-key');
  await changeJson<object[]>(page, '**/api/Account/users/client/*', ([first, second, ...others]) => [
    { ...first, fullName: 'First Person', isConfirmed: false, isEnabled: true },
    { ...second, fullName: 'Second Person', isConfirmed: true, isEnabled: false },
    ...others,
  ]);
  await page.goto('/portalUsers');
  const states = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(states('First Person').getByText('rejected', { exact: true })).toBeVisible();
  await expect(states('Second Person').getByText('confirmed', { exact: true })).toBeVisible();
  await expect(states('Second Person').getByText('Disabled', { exact: true })).toBeVisible();
});

test('every call of data series names the language of the screen', extended, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [, name] = /^\/api\/dataseries\/(\w+)$/.exec(pathname) ?? [];
    if (name !== undefined) {
      calls.push(`${name} ${searchParams.getAll('culture').join()} ${request.headers()['x-app-language']}`);
    }
  });
  const languagesOf = () => [...new Set(calls)].toSorted();
  await page.goto(station);
  const graph = page.getByRole('region', { name: 'Graph', exact: true });
  await graph.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare graphs' })).toBeVisible();
  await expect(page.getByRole('figure')).toBeVisible();
  expect(languagesOf()).toEqual(['get', 'getAll', 'getData'].map((name) => `${name} en-GB en-GB`));

  calls.length = 0;
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Slovenščina' }).click();
  await expect.poll(languagesOf).toEqual(['getAll', 'getData'].map((name) => `${name} sl-SI sl-SI`));
});
