import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from './journey.ts';

const map = '/SI-OKOLJE/locations/map';
const stations = (page: Page) => page.getByRole('list', { name: 'Stations' }).getByRole('link');

/** Addresses that the page asks for, in the order of the requests. */
function watchRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && /^\/(api|assets|config)\//.test(pathname)) seen.push(pathname + search);
  });
  return seen;
}

const twice = (seen: readonly string[]) => seen.filter((path, index) => seen.indexOf(path) !== index);

for (const [screen, path, calls] of [
  ['login', '/auth/login', ['/api/clients/get']],
  ['map', map, ['/api/clients/get', '/api/capabilities', '/api/locations/map', '/api/maintenanceAlerts/get']],
  [
    'station',
    '/SI-OKOLJE/location/loc_bezigrad',
    ['/api/clients/get', '/api/locations/location', '/api/dataseries/get', '/api/locations/map'],
  ],
] as const) {
  test(`the document begins the calls of the ${screen} before the code has come, and none is made twice`, async ({
    page,
  }) => {
    const console = watchConsole(page);
    const seen = watchRequests(page);
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    for (const call of calls) await expect.poll(() => seen.some((one) => one.startsWith(call)), call).toBe(true);
    release();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading');
    await page.waitForLoadState('networkidle');
    expect(twice(seen)).toEqual([]);
    console.expectSilence();
  });
}

test('a picture of the page is shown until its code has come, in the stored theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(map, { waitUntil: 'commit' });
  await expect(page.locator('.early-frame')).toBeVisible();
  await expect(page.locator('.early-auth')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(stations(page).first()).toBeVisible();
  await expect(page.locator('#firstPaint')).toHaveCount(0);
});

test('a document without its inline script opens the same page', async ({ page }) => {
  await page.route('**' + map, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<script>[\s\S]*?<\/script>/, '');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(map);
  await expect(stations(page).first()).toBeVisible();
  await expect(page.locator('#firstPaint')).toHaveCount(0);
});

test('the marks of the stations are shown before the map', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/maplibre-gl-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(map);
  const early = page.locator('[data-early="true"] > span');
  await expect(early).toHaveCount(14);
  release();
  await expect(page.locator('[data-state="ready"]')).toBeVisible({ timeout: 30_000 });
  await expect(early).toHaveCount(0);
});
