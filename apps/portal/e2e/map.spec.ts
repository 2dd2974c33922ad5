import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from './journey.ts';
import { archiveOfLand } from './pmtiles.ts';

const map = '/SI-OKOLJE/locations/map';

test('the map is coloured, filtered and shared by its address', async ({ page }) => {
  const console = watchConsole(page);
  await page.goto(`${map}?by=index&category=pollution&levels=nonsense`);
  await expect(page.getByText(/^Latest hourly mean, .* The worst pollutant determines the class\.$/)).toBeVisible();
  const legend = page.getByRole('list', { name: 'Legend and filters' });
  await expect(legend.getByRole('listitem').first()).toContainText('Good');

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page).toHaveURL(/map=\d+\.\d\d_46\.\d+_1\d\.\d+/);
  // The available levels change with the hour.
  const row = legend.getByRole('button', { name: /\b[1-9]\d* stations?$/ }).first();
  const count = Number.parseInt(await row.getByText(/^\d+ stations?$/).innerText(), 10);
  await row.click();
  await expect(page).toHaveURL(/levels=\w+/);
  const stations = page.getByRole('list', { name: 'Stations' });
  await expect(stations.getByRole('listitem')).toHaveCount(count);
  const open = stations.getByRole('link').first();
  const name = (await open.getAttribute('aria-label'))!.replace(/^Open /, '');
  const search = page.getByRole('searchbox', { name: 'Find a station' });
  await search.fill(name);
  await expect(page).toHaveURL(/find=./);
  await expect(stations.getByRole('listitem')).toHaveCount(1);
  const shared = page.url();
  await open.click();
  await expect(page).toHaveURL(/\/location\//);
  await page.goBack();
  await expect(page).toHaveURL(shared);
  await expect(search).toHaveValue(name);
  await expect(stations.getByRole('listitem')).toHaveCount(1);
  console.expectSilence();
});

test('the map shows past hours without a request per step', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/dataseries/')) requests++;
  });
  await page.goto(`${map}?by=PM10`);
  await page.getByRole('button', { name: 'Earlier hours' }).click();
  await expect(page.getByText(/^Hourly mean, /)).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Last 48 hours' });
  const newest = (await slider.getAttribute('aria-valuetext')) ?? '';
  await slider.press('Home');
  await expect(slider).not.toHaveAttribute('aria-valuetext', newest);
  await expect(page).toHaveURL(/at=\d{4}-\d\d-\d\dT\d\dZ/);
  await page.getByRole('button', { name: 'Back to latest values' }).click();
  await expect(page.getByText(/^Latest hourly mean, /)).toBeVisible();
  expect(requests).toBe(2);
});

test('a small map beside the graph follows its cursor, and moves it', async ({ page }) => {
  await page.clock.setFixedTime(new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 1_800_000));
  await page.goto('/SI-OKOLJE/location/loc_bezigrad?interval=PT1H');
  const plot = page.getByRole('figure').first().getByRole('application');
  await page.getByRole('heading', { name: 'Location', exact: true }).scrollIntoViewIfNeeded();
  const hourly = page.getByText(/^(Latest hourly|Hourly) mean, /);
  await expect(hourly).toHaveText(/^Latest/);
  await plot.focus();
  await page.keyboard.press('End');
  for (let hour = 0; hour < 3; hour++) await page.keyboard.press('ArrowLeft');
  await expect(hourly).toHaveText(/^Hourly/);

  await page.getByRole('button', { name: 'Earlier hours' }).click();
  const slider = page.getByRole('slider', { name: 'Last 48 hours' });
  await slider.press('ArrowLeft');
  const [shown = ''] = /\d\d:\d\d/.exec((await slider.getAttribute('aria-valuetext')) ?? '') ?? [];
  await expect(page.getByText(new RegExp(`, ${shown} CES?T$`))).toBeVisible();
});

const note = 'Schematic map, no streets';

/** The portal with a configured map, as an operator writes it into config.json. */
async function withMap(page: Page, own: Record<string, unknown>): Promise<void> {
  await page.route('/config/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as { Map: object };
    await route.fulfill({ json: { ...config, Map: { ...config.Map, ...own } } });
  });
}

test('a configured map is loaded from a tile archive with range requests', async ({ page }) => {
  const archive = archiveOfLand();
  const parts: string[] = [];
  await withMap(page, { pmtiles: '/ground.pmtiles' });
  await page.route('/ground.pmtiles', (route) => {
    const range = route.request().headers()['range'] ?? '';
    parts.push(range);
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range)!.map(Number) as [number, number, number];
    const body = archive.subarray(first, last + 1);
    const headers = { 'content-range': `bytes ${first}-${first + body.length - 1}/${archive.length}`, etag: '"1"' };
    return route.fulfill({ status: 206, headers, body });
  });
  const console = watchConsole(page);
  await page.goto(map);
  await expect(page.getByRole('link', { name: 'Protomaps' })).toBeVisible();
  await expect(page.locator('[data-state="ready"]')).toBeVisible();
  await expect(page.getByText(note)).toBeHidden();
  expect(parts.length).toBeGreaterThan(1);
  console.expectSilence();
});

test('a Mapbox token loads its map, and the schematic map if its tiles fail', async ({ page }) => {
  const tile = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  let requests = 0;
  let isBroken = false;
  await withMap(page, { mapBoxApiToken: 'pk.test' });
  await page.route('https://api.mapbox.com/**', async (route) => {
    requests++;
    expect(route.request().url()).toContain('access_token=pk.test');
    // A server that never responds.
    if (!isBroken) await route.fulfill({ contentType: 'image/png', body: tile });
  });
  await page.goto(map);
  await expect(page.getByRole('link', { name: '© Mapbox' })).toBeVisible();
  await expect(page.locator('[data-state="ready"]')).toBeVisible();
  expect(requests).toBeGreaterThan(0);
  await expect(page.getByText(note)).toBeHidden();

  isBroken = true;
  await page.reload();
  await expect(page.getByText(note)).toBeVisible();
});
