import { expect, type Page, type Route, test } from '@playwright/test';
import { watchConsole } from './journey.ts';

const map = '/SI-OKOLJE/locations/map';
const station = '/SI-OKOLJE/location/loc_bezigrad';

interface Station {
  id: string;
  name: string;
  latestAt: string;
  latest: { parameter: string; value: number }[];
}

/** What the server answers from now on. */
async function answer<Data>(page: Page, path: string, change: (data: Data) => unknown) {
  const write = async (route: Route) => {
    const { 'if-none-match': _, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers });
    const changed = change((await response.json()) as Data);
    await route.fulfill({ response, json: changed, headers: { ...response.headers(), etag: 'W/"new"' } });
  };
  await page.route((url) => url.pathname === path, write);
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const aMinute = 60_000;

/** Marks an element: it is the same one as long as it has the mark. */
const mark = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((element) => element.setAttribute('data-marked', ''));

test('a station that is new appears on the open map, and one whose value changed is not drawn anew', async ({ page }) => {
  const console = watchConsole(page);
  await page.clock.install();
  const unchanged: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/locations/map')) unchanged.push(response.status());
  });
  await page.goto(map);
  const stations = page.getByRole('list', { name: 'Stations' });
  await expect(stations.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(/^Updated \d\d:\d\d$/)).toBeVisible();
  const count = await stations.getByRole('listitem').count();

  await page.clock.fastForward(aMinute);
  await expect.poll(() => unchanged).toEqual([200, 304]);
  await mark(page, 'canvas.maplibregl-canvas');
  await answer<Station[]>(page, '/api/locations/map', ([first, ...rest]) => [
    { ...first, latestAt: inAnHour() },
    ...rest,
    { ...first, id: 'loc_new', name: 'Škofja Loka', latitude: 46.17, longitude: 14.3 },
  ]);
  await page.clock.fastForward(aMinute);
  await expect(stations.getByRole('listitem')).toHaveCount(count + 1);
  await expect(stations.getByText('Škofja Loka')).toBeVisible();
  await expect(page.locator('canvas.maplibregl-canvas[data-marked]')).toHaveCount(1);
  console.expectSilence();
});

test('a station shows its new values, and a graph that ends now goes on, without moving the page', async ({ page }) => {
  const console = watchConsole(page);
  await page.clock.install();
  const requested = (path: string) =>
    page.waitForRequest((request) => new URL(request.url()).pathname === `/api/${path}`);
  await page.goto(`${station}?period=day`);
  await expect(page.getByRole('figure', { name: /PM10/ })).toBeVisible();
  await expect(page.getByText(/^Updated \d\d:\d\d$/)).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const scrolled = await page.evaluate(() => scrollY);
  await mark(page, 'figure canvas');

  await answer<Station[]>(page, '/api/locations/map', (all) => all.map((one) => ({ ...one, latestAt: inAnHour() })));
  await answer<Station>(page, '/api/locations/location', ({ latest, ...rest }) => ({
    ...rest,
    latest: latest.map((one) => (one.parameter === 'PM10' ? { ...one, value: 123.4 } : one)),
  }));
  const values = requested('dataseries/getData');
  await page.clock.fastForward(aMinute);
  await values;
  await expect(page.getByText('123.4').first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(page.locator('figure canvas[data-marked]')).toHaveCount(1);
  console.expectSilence();
});

test('data that cannot be updated stay, with their time', async ({ page }) => {
  await page.clock.install();
  await page.goto(map);
  const stations = page.getByRole('list', { name: 'Stations' });
  await expect(stations.getByRole('listitem').first()).toBeVisible();
  const count = await stations.getByRole('listitem').count();
  await page.route('**/api/locations/map?*', (route) => route.abort());
  await page.clock.fastForward(aMinute);
  await expect(page.getByText(/^As of \d\d:\d\d\. The update failed\.$/)).toBeVisible();
  await expect(stations.getByRole('listitem')).toHaveCount(count);
  await page.unroute('**/api/locations/map?*');
  await page.clock.fastForward(aMinute);
  await expect(page.getByText(/^Updated \d\d:\d\d$/)).toBeVisible();
});
