import { expect, type Page, test } from '@playwright/test';
import { changeJson } from './answers.ts';
import { hold } from './held.ts';
import { setLanguage, watchConsole } from './journey.ts';
import { extended, extendedIf, languagesOf } from './parts.ts';
import { archiveOfLand } from './pmtiles.ts';
import { say as message } from './say.ts';
import { untilQuiet } from './untilQuiet.ts';

const map = '/SI-OKOLJE/locations/map';

test('the map is coloured, filtered and shared by its address', async ({ page }) => {
  const console = watchConsole(page);
  await page.goto(`${map}?by=index&category=pollution&levels=nonsense`);
  await expect(page.getByText(/^Latest hourly mean, .* The worst pollutant decides\.$/)).toBeVisible();
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

for (const [language, width, height] of [
  ['de', 390, 844],
  ['sl', 390, 844],
  ['de', 1280, 650],
  ['sl', 1280, 650],
] as const) {
  test(`the filters in a row are equally high in ${language} at ${width} × ${height}`, extended, async ({ page }) => {
    await setLanguage(page, language);
    await page.setViewportSize({ width, height });
    await page.goto(`${map}?by=PM10&sort=distance&standard=euLegacy`);
    const filter = page.getByRole('button', { name: message(language, 'routes.locations.Filters.sort') });
    await expect(filter).toBeVisible();
    const rows = await filter.locator('xpath=../..').evaluate((filters) => {
      const boxes = Array.from(filters.querySelectorAll('button'), (one) => one.getBoundingClientRect());
      return Object.values(Object.groupBy(boxes, ({ top }) => Math.round(top))).map((row) =>
        row!.map(({ height: of }) => Math.round(of)),
      );
    });
    expect(rows.flat().length).toBeGreaterThan(2);
    for (const row of rows) expect(new Set(row).size).toBe(1);
  });
}

test('levels that are chosen faster than the map follows are all kept', async ({ page }) => {
  await page.goto(`${map}?by=index`);
  const rows = page.getByRole('list', { name: 'Legend and filters' }).getByRole('button');
  await expect(rows.nth(1)).toBeVisible();
  await rows.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons.slice(0, 2)) button.click();
  });
  await expect(page).toHaveURL(/levels=\w+\.\w+/);
});

test('the map shows past hours without a request per step', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/dataseries/')) requests.push(new URL(request.url()).pathname);
  });
  await page.goto(`${map}?by=PM10`);
  const slider = page.getByRole('slider', { name: 'Last 48 hours' });
  const newest = (await slider.getAttribute('aria-valuetext')) ?? '';
  await slider.press('Home');
  await expect(page.getByText(/^Hourly mean, /)).toBeVisible();
  await expect(slider).not.toHaveAttribute('aria-valuetext', newest);
  await expect(page).toHaveURL(/at=\d{4}-\d\d-\d\dT\d\dZ/);
  await page.getByRole('button', { name: 'Now' }).click();
  await expect(page.getByText(/^Latest hourly mean, /)).toBeVisible();
  expect(requests).toHaveLength(2);

  // Every stored hour is within reach, not only the last two days.
  const release = await hold(page, 'GET', '**/api/dataseries/getData?*');
  await page.getByRole('button', { name: '48 hours earlier' }).click();
  await page.getByRole('button', { name: '48 hours earlier' }).click();
  const loading = page.getByText('This hour is loading; the latest values are shown until then.');
  await expect(loading).toBeVisible();
  release();
  await expect(page.getByText(/^Hourly mean, /)).toBeVisible();
  await expect(loading).toBeHidden();
  await expect(page.getByText('48 earlier hours')).toBeVisible();
  // The list of series is not loaded again for them.
  await untilQuiet(page);
  expect(requests.filter((path) => path.endsWith('/getAll'))).toHaveLength(1);
  await page.goto(`${map}?by=PM10&at=2026-01-05T07Z`);
  await expect(page.getByText(/^Hourly mean, Mon,? 5 Jan, /)).toBeVisible();
});

test('a small map beside the graph follows its cursor, and moves it', extended, async ({ page }) => {
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

  const slider = page.getByRole('slider', { name: 'Last 48 hours' });
  await slider.press('ArrowLeft');
  const [shown = ''] = /\d\d:\d\d/.exec((await slider.getAttribute('aria-valuetext')) ?? '') ?? [];
  await expect(page.getByText(new RegExp(`, ${shown} CES?T$`))).toBeVisible();
});

const note = 'Schematic map, no streets';

/** The portal with a configured map, as an operator writes it into config.json. */
const withMap = (page: Page, own: Record<string, unknown>) =>
  changeJson<{ Map: object }>(page, '/config/config.json', (config) => ({ ...config, Map: { ...config.Map, ...own } }));

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

test('a Mapbox token loads its map, and the schematic map if its tiles fail', extended, async ({ page }) => {
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

const windows = { desktop: [1440, 900], laptop: [1280, 650], phone: [390, 844] } as const;

/** Texts written out, so that a wrong translation fails. */
const texts = {
  en: {
    beyond: /^Show \d+ stations? in the/,
    zoomIn: 'Zoom in',
    stations: 'Stations',
    legend: 'Legend and filters',
    hours: 'Last 48 hours',
    sort: /Worst first/,
    height: /^Height of/,
  },
  sl: {
    beyond: /^Prikaži \d+ postaj\w* na /,
    zoomIn: 'Približaj',
    stations: 'Postaje',
    legend: 'Legenda in filtri',
    hours: 'Zadnjih 48 ur',
    sort: /Od najslabše/,
    height: /^Višina okna/,
  },
  de: {
    beyond: /^\d+ Station(en)? im /,
    zoomIn: 'Vergrößern',
    stations: 'Stationen',
    legend: 'Legende und Filter',
    hours: 'Letzte 48 Stunden',
    sort: /Schlechteste zuerst/,
    height: /^Höhe von/,
  },
} as const;

for (const [turn, [name, [width, height]]] of Object.entries(windows).entries()) {
  for (const language of languagesOf(turn)) {
    const say = texts[language];
    const isPhone = width < 768;

    test(
      `the first view shows the answer and all controls, ${name} (${language})`,
      extendedIf(name !== 'phone'),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await setLanguage(page, language);
        await page.goto(map);
        await expect(page.locator('[data-state="ready"]')).toBeVisible();

        // All stations are in view; as soon as some are not, a button says so and flies there.
        const beyond = page.getByRole('button', { name: say.beyond });
        await expect(beyond).toHaveCount(0);
        for (let times = 0; times < 3; times++) await page.getByRole('button', { name: say.zoomIn }).click();
        await expect(beyond.first()).toBeVisible();

        // The worst class that a station has is that of the first one in the list.
        const legend = page.getByRole('list', { name: say.legend });
        const rows = await legend.getByRole('button').allInnerTexts();
        const worst = rows.slice(0, 6).map((text) =>
          text
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        );
        // A row is the digit of the class, its word and how many stations have it: the digit and the number can be equal.
        const [word] = worst
          .findLast(([, ...rest]) => rest.some((part) => /^[1-9]\d*$/.test(part)))!
          .filter((part) => /^\p{L}/u.test(part));
        await expect(page.getByRole('list', { name: say.stations }).getByRole('listitem').first()).toContainText(word!);

        // The time bar is a strip, right under the map on a phone; its text stays inside.
        const slider = page.getByRole('slider', { name: say.hours });
        const bar = (await slider.locator('xpath=../../..').boundingBox())!;
        const label = (await slider.locator('xpath=../..').getByText(/:00/).boundingBox())!;
        expect(bar.height).toBeLessThanOrEqual(60);
        expect(bar.width).toBeGreaterThan(isPhone ? 340 : 500);
        expect(bar.width).toBeLessThan(600);
        expect(label.x).toBeGreaterThan(bar.x);
        expect(label.x + label.width).toBeLessThan(bar.x + bar.width);
        if (isPhone) {
          const drawn = (await page.locator('[data-state="ready"]').boundingBox())!;
          expect(Math.abs(bar.y - (drawn.y + drawn.height))).toBeLessThan(12);
        }

        // Filters and legend are within reach.
        for (const control of [page.getByRole('button', { name: say.sort }), legend.getByRole('button').last()]) {
          await control.scrollIntoViewIfNeeded();
          await expect(control).toBeInViewport({ ratio: 1 });
          await control.click({ trial: true });
        }
      },
    );
  }
}

test('on a phone the list is a sheet with three stops, by keys and by pointer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${map}?station=loc_kranj`);
  const handle = page.getByRole('slider', { name: 'Height of “Locations map”' });
  const sheet = handle.locator('xpath=../..');
  const heightOf = async () => Math.round((await sheet.boundingBox())!.height);
  await expect(handle).toHaveAttribute('aria-valuetext', 'Half');
  // Verdict and values of the chosen station.
  await expect(sheet.getByRole('heading', { name: 'Kranj' })).toBeInViewport();
  await expect(sheet.getByText(/^\d+([.,]\d+)? µg\/m³/).first()).toBeInViewport();
  const half = await heightOf();

  await handle.focus();
  await page.keyboard.press('End');
  await expect.poll(heightOf).toBeGreaterThan(1.9 * half);
  await page.keyboard.press('Home');
  await expect.poll(heightOf).toBe(96);
  await page.keyboard.press('ArrowUp');
  await expect.poll(heightOf).toBe(half);

  const grip = (await handle.locator('xpath=..').boundingBox())!;
  await page.mouse.move(195, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(195, 600, { steps: 4 });
  await page.mouse.move(195, 760, { steps: 8 });
  await page.waitForTimeout(100);
  await page.mouse.up();
  await expect.poll(heightOf).toBe(96);
});

test('the search moves the map to a town, and selects a station', extended, async ({ page }) => {
  await page.goto(map);
  await expect(page.locator('[data-state="ready"]')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find a station or a town' });
  await search.fill('koče');
  await page.getByRole('list', { name: 'Towns' }).getByRole('button', { name: 'Kočevje' }).click();
  await expect(page).toHaveURL(/map=11\.00_45\.6\d+_14\.8\d+/);
  await search.fill('nova gor');
  await search.press('Enter');
  await expect(page).toHaveURL(/station=loc_nova/);
});
