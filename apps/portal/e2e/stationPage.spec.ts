import { expect, test } from '@playwright/test';
import { changeJson } from './answers.ts';
import { setLanguage, startSession } from './journey.ts';
import { extended, extendedIf, languagesOf } from './parts.ts';
import { untilQuiet } from './untilQuiet.ts';
import { takeWebgl } from './withoutWebgl.ts';

const station = '/SI-OKOLJE/location/loc_bezigrad';
const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 650 },
  { width: 390, height: 844 },
] as const;

/** Pixels from the top of the page. */
const lowestFirstValue = 250;
const lowestPlot = 520;

/** Deciding value of the verdict: a number with its unit. */
const decidingValue = /^[\d.,]+\sµg\/m³$/;

for (const [turn, viewport] of windows.entries()) {
  for (const language of languagesOf(turn + 1)) {
    test(
      `a station answers first at ${viewport.width} × ${viewport.height} (${language})`,
      extendedIf(viewport.width > 1280),
      async ({ page }) => {
        // On some days the demo announces work at this station, which needs a line.
        await page.route('**/api/maintenanceAlerts/get*', (route) => route.fulfill({ json: [] }));
        await page.setViewportSize(viewport);
        await setLanguage(page, language);
        await page.goto(station);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ljubljana Bežigrad');
        const value = page.getByText(decidingValue).first();
        await expect(value).toBeVisible();
        const { y, height } = (await value.boundingBox())!;
        expect(y + height).toBeLessThan(lowestFirstValue);
        if (viewport.width < 1280 || viewport.height > 650) return;
        const plot = page.getByRole('figure').first().getByRole('application');
        await expect(plot).toBeVisible();
        expect((await plot.boundingBox())!.y).toBeLessThan(lowestPlot);
      },
    );
  }
}

for (const path of [station, '/SI-OKOLJE/compare?series=ser_bezigrad_pm10&period=month', '/SI-OKOLJE/alerts']) {
  test(`${path} names the month of each German date`, extended, async ({ page }) => {
    await setLanguage(page, 'de');
    await startSession(page, 'okolje');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await untilQuiet(page);
    // Parts of the page load when they come into view.
    for (let end = false; !end;) {
      end = await page.evaluate(() => {
        const before = scrollY;
        scrollBy(0, innerHeight);
        return scrollY === before;
      });
      await untilQuiet(page);
    }
    const text = await page.locator('main').innerText();
    // The times that a chart reads out have their zone.
    const lines = text.split('\n').filter((line) => !line.includes('MEZ'));
    expect(lines.filter((line) => /\b\d{1,2}\.\d{1,2}\.\d{4}/.test(line))).toEqual([]);
  });
}

test('every station has one verdict in menu, list, head and on the page of clients', extended, async ({ page }) => {
  await setLanguage(page, 'en');
  // The texts need no map, which is slow to draw.
  await takeWebgl(page);
  await startSession(page, 'admin');
  test.slow();
  let worst = '';
  const said = new Map<string, string>();
  for (const client of ['SI-OKOLJE', 'ZASAVJE', 'OBALA']) {
    await page.goto(`/${client}/locations/map`);
    const rows = page.getByRole('list', { name: 'Stations' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const menu = page.getByRole('navigation').first();
    await menu.getByRole('button', { name: /^Locations/ }).click();
    for (const row of await rows.all()) {
      const open = row.getByRole('link');
      const name = (await open.getAttribute('aria-label'))!.replace(/^Open /, '');
      const href = (await open.getAttribute('href'))!;
      const entry = menu.locator(`a[href="${href}"]`);
      const label = (await entry.textContent())!.replace(name, '').replace(/^\d/, '').trim();
      // The index, and a warning about something else.
      for (const words of label.split('; ')) {
        await expect(row, name).toContainText(words);
        said.set(words, href);
      }
      await expect(row, name).not.toContainText('No data');
    }
    worst ||= [...said.keys()][0]!;
  }
  for (const [word, address] of said) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(word, { exact: true }).first()).toBeVisible();
  }
  await page.goto('/clients');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Okolje Slovenija' }) });
  await expect(card.getByText(worst, { exact: true }).last()).toBeVisible();
});

test('a server with the core of the contract only has a head without index and hours', async ({ page }) => {
  await changeJson<Record<string, unknown>>(page, '**/api/locations/location?*', ({ id, name, clientId }) => ({
    id,
    name,
    clientId,
    warning: { color: '#8e24aa' },
  }));
  await setLanguage(page, 'en');
  await page.goto(station);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ljubljana Bežigrad');
  await expect(page.getByText('Warning level not given')).toBeVisible();
});

test('the index judges values in another unit than its own', async ({ page }) => {
  type Series = { unit: string };
  await changeJson<Series[]>(page, '**/api/dataseries/get?*', (all) =>
    all.map((one) => (one.unit === 'µg/m³' ? { ...one, unit: 'mg/m³' } : one)),
  );
  await setLanguage(page, 'en');
  await page.goto(station);
  await expect(page.getByText('Air quality index, last 24 hours')).toBeVisible();
  // The hours and the tiles: the numbers of µg/m³ are a thousand times as much in mg/m³.
  await expect(page.getByRole('main').getByText('Extremely poor').first()).toBeAttached();
});

test('a hard load with slow answers shows the frame of the page at once', extended, async ({ page }) => {
  await setLanguage(page, 'en');
  let release!: () => void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/(dataseries|locations)\//, async (route) => {
    await gate;
    await route.continue();
  });
  for (const address of ['/SI-OKOLJE/locations/map', station]) {
    await page.goto(address);
    await expect(page.getByRole('banner').getByText('Okolje Slovenija')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Compare graphs' })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
  }
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ljubljana Bežigrad');
});

test('a page that has loaded animates nothing, also below the window', extended, async ({ page }) => {
  await page.goto(station);
  await expect(page.getByRole('figure').first().getByRole('application')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});
