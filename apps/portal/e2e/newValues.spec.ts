import { expect, type Page, test } from '@playwright/test';
import { changeAnswer } from './answers.ts';
import { watchConsole } from './journey.ts';
import { extended } from './parts.ts';

const map = '/SI-OKOLJE/locations/map';
const station = '/SI-OKOLJE/location/loc_bezigrad';

interface Station {
  id: string;
  name: string;
  latestAt: string;
  latest: { parameter: string; value: number }[];
}

/** Changes the answers of the server from now on. */
const answer = (page: Page, path: string, change: (data: unknown) => unknown) =>
  changeAnswer(
    page,
    (url) => url.pathname === path,
    async (given) => ({
      json: change(await given.json()),
      headers: { ...given.headers(), etag: 'W/"new"' },
    }),
    { 'if-none-match': 'none' },
  );

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const aMinute = 60_000;

// The time of yesterday has its date: around midnight, too, the tests pass.
const updated = /^Updated (\d+ \w+, )?\d\d:\d\d$/;
const failed = /^As of (\d+ \w+, )?\d\d:\d\d\. The update failed\.$/;

/** Marks an element: it is the same one as long as it has the mark. */
const mark = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.setAttribute('data-marked', ''));

test('a station that is new appears on the open map, and the map is not drawn again', extended, async ({ page }) => {
  const console = watchConsole(page);
  await page.clock.install();
  const unchanged: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/locations/map')) unchanged.push(response.status());
  });
  await page.goto(map);
  const stations = page.getByRole('list', { name: 'Stations' });
  await expect(stations.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(updated)).toBeVisible();
  const count = await stations.getByRole('listitem').count();

  await page.clock.fastForward(aMinute);
  await expect.poll(() => unchanged).toEqual([200, 304]);
  await mark(page, 'canvas.maplibregl-canvas');
  await answer(page, '/api/locations/map', (data) => {
    const [first, ...rest] = data as Station[];
    const added = { ...first, id: 'loc_new', name: 'Škofja Loka', latitude: 46.17, longitude: 14.3 };
    return [{ ...first, latestAt: inAnHour() }, ...rest, added];
  });
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
  await expect(page.getByText(updated)).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const scrolled = await page.evaluate(() => scrollY);
  await mark(page, 'figure canvas');

  await answer(page, '/api/locations/map', (data) =>
    (data as Station[]).map((one) => ({ ...one, latestAt: inAnHour() })),
  );
  await answer(page, '/api/locations/location', (data) => {
    const { latest, ...rest } = data as Station;
    return { ...rest, latest: latest.map((one) => (one.parameter === 'PM10' ? { ...one, value: 123.4 } : one)) };
  });
  const values = requested('dataseries/getData');
  await page.clock.fastForward(aMinute);
  await values;
  await expect(page.getByText('123.4').first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(page.locator('figure canvas[data-marked]')).toHaveCount(1);
  console.expectSilence();
});

test('data that cannot be updated stay, with their time', extended, async ({ page }) => {
  await page.clock.install();
  await page.goto(map);
  const stations = page.getByRole('list', { name: 'Stations' });
  await expect(stations.getByRole('listitem').first()).toBeVisible();
  const count = await stations.getByRole('listitem').count();
  await page.route('**/api/locations/map?*', (route) => route.abort());
  await page.clock.fastForward(aMinute);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(stations.getByRole('listitem')).toHaveCount(count);
  await page.unroute('**/api/locations/map?*');
  await page.clock.fastForward(aMinute);
  await expect(page.getByText(updated)).toBeVisible();
});
