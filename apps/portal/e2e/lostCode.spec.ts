import { expect, type Page, test } from '@playwright/test';
import { setLanguage } from './journey.ts';
import { expectFocusKept, retry } from './retry.ts';
import { untilQuiet } from './untilQuiet.ts';
import { extended } from './parts.ts';

test.beforeEach(({ page }) => setLanguage(page, 'en'));

const station = '/SI-OKOLJE/location/loc_bezigrad';
const map = '/SI-OKOLJE/locations/map';

test.describe('code of a part that does not come', () => {
  /** Neither the files nor the server can be reached: with the server, the page would be loaded again. */
  async function lose(page: Page, files: RegExp) {
    await page.route(
      ({ pathname }) => pathname === '/' || files.test(pathname),
      (route) => route.abort('connectionreset'),
    );
  }

  const drawnMap = (page: Page) =>
    page.locator(':is([data-state="drawn"], [data-state="named"], [data-state="ready"])');
  const errorsOf = (page: Page) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    return errors;
  };

  for (const [what, files] of [
    ['the rest of a station', /\/graph-[^/]+\.js$/],
    ['its graph', /\/charts-[^/]+\.js$/],
  ] as const) {
    test(`leaves the values of a station: ${what}`, extended, async ({ page }) => {
      await lose(page, files);
      await page.goto(station);
      const failure = page.getByRole('alert').filter({ hasText: 'Part of the page could not be loaded.' });
      await expect(failure).toContainText('Network error');
      await expect(page.getByRole('heading', { level: 1, name: 'Ljubljana Bežigrad' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Latest values' }).getByRole('button').first()).toBeVisible();

      // In vain, and with success: no other place takes the focus.
      const again = failure.getByRole('button', { name: 'Retry' });
      await again.focus();
      // The last that an attempt asks for is the page.
      const inVain = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/');
      await page.keyboard.press('Enter');
      await inVain;
      await expect(again).not.toHaveAttribute('data-pending');
      await expect(again).toBeFocused();
      await page.unrouteAll();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Graph', exact: true }).getByRole('figure')).toBeVisible();
      await expect(failure).toHaveCount(0);
      await expectFocusKept(page);
    });
  }

  test('leaves the list of stations without their map', extended, async ({ page }) => {
    await lose(page, /\/(?:stationMap|stationOverlay|maplibre-gl)-[^/]+\.js$/);
    await page.goto(map);
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' }).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Stations' }).getByRole('link').first()).toBeVisible();
    await retry(page);
    await expect(page.locator('.maplibregl-canvas')).toBeVisible();
  });

  for (const [what, files] of [
    ['MapLibre', /\/maplibre-gl-[^/]+\.js$/],
    ['the index of its stations', /\/clusters-[^/]+\.js$/],
    ['what draws its marks', /\/stationOverlay-[^/]+\.js$/],
  ] as const) {
    test(`replaces a map by a sentence and a button: ${what}`, extended, async ({ page }) => {
      const uncaught = errorsOf(page);
      await lose(page, files);
      await page.goto(map);
      await expect(page.getByRole('status').filter({ hasText: 'The map could not be loaded.' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Stations' }).getByRole('link').first()).toBeVisible();
      await retry(page);
      await expect(drawnMap(page)).toBeVisible();
      await expectFocusKept(page);
      expect(uncaught).toEqual([]);
    });
  }

  for (const [what, files, notice] of [
    ['its background', /\/offlineStyle-[^/]+\.js$/, 'background and names are missing'],
    ['the names of its stations', /\/stationNames-[^/]+\.js$/, undefined],
  ] as const) {
    test(`leaves a map that can be used: ${what}`, extended, async ({ page }) => {
      const uncaught = errorsOf(page);
      await lose(page, files);
      await page.goto(map);
      await expect(drawnMap(page)).toBeVisible();
      if (notice !== undefined) await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
      await untilQuiet(page);
      expect(uncaught).toEqual([]);
    });
  }

  test('leaves a chart without its table, which comes with the next attempt', extended, async ({ page }) => {
    const graph = page.getByRole('region', { name: 'Graph', exact: true });
    await page.goto(station);
    await expect(graph.getByRole('figure')).toBeVisible();
    await lose(page, /\/SeriesTable-[^/]+\.js$/);
    await graph.getByRole('button', { name: 'Show as table' }).click();
    await expect(graph.getByRole('alert').filter({ hasText: 'The table could not be loaded' })).toBeVisible();
    await retry(page);
    await expect(graph.getByRole('table')).toBeVisible();
    await expectFocusKept(page);
    await expect(graph.getByRole('button', { name: 'Show as graph' })).toBeVisible();
  });

  test('leaves the page in its language, and a chosen one comes with the next choice', extended, async ({ page }) => {
    const uncaught = errorsOf(page);
    await page.goto('/SI-OKOLJE/classes');
    const choose = async () => {
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    };
    await lose(page, /\/de(?:Rest)?-[^/]+\.js$/);
    await choose();
    const message = 'The language could not be changed. Network error';
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
    await page.unrouteAll();
    await choose();
    await expect(page.getByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible();
    expect(uncaught).toEqual([]);
  });

  test('is reported when it is the code of a dialog, and comes with the next press', extended, async ({ page }) => {
    await page.goto(station);
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await expect(share).toBeVisible();
    await untilQuiet(page);
    await lose(page, /\/ShareDialog-[^/]+\.js$/);
    await share.click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded. Network error' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Ljubljana Bežigrad' })).toBeVisible();
    await page.unrouteAll();
    await share.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
