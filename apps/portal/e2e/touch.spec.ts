import { expect, type Page, test } from '@playwright/test';
import { openPeriod, setLanguage, startSession } from './journey.ts';
import { say } from './say.ts';
import { extended } from './parts.ts';

// A phone, upright and on its side: what a finger reads, and fields in which iOS does not zoom.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const station = '/SI-OKOLJE/location/loc_celovska';

test('a tap on a graph shows the value until the next tap', extended, async ({ page }) => {
  await setLanguage(page, 'en');
  await page.goto(station);
  const plot = page.getByRole('application').first();
  await expect(plot.locator('canvas')).toBeVisible();
  await plot.scrollIntoViewIfNeeded();
  const box = (await plot.boundingBox())!;
  const time = plot.getByText(/\d{2}:\d{2}.* (CET|CEST|GMT.*)$/);
  await page.touchscreen.tap(box.x + box.width * 0.4, box.y + box.height / 2);
  await expect(time).toBeVisible();
  const first = await time.innerText();
  await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
  await expect(time).not.toHaveText(first);
  // A swipe scrolls the page.
  await expect(plot).toHaveCSS('touch-action', 'pan-y');
});

/** Fields for text, and the parts of dates and times. A date has a hidden input for forms, too. */
const fields = (page: Page) =>
  page
    .locator(':is(input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, [role="spinbutton"])')
    .and(page.locator(':not([tabindex="-1"])'))
    .filter({ visible: true });

/** Texts in which iOS zooms in, and fields that are wider than their box or the window. */
const faultsOf = (page: Page) =>
  fields(page).evaluateAll((all) =>
    all.flatMap((field) => {
      const box = field.closest('[role="group"], [role="presentation"]') ?? field;
      const isSmall = parseFloat(getComputedStyle(field).fontSize) < 16;
      const isWide = box.getBoundingClientRect().right > innerWidth || box.scrollWidth > box.clientWidth + 1;
      return isSmall || isWide ? [{ isSmall, isWide, html: field.outerHTML }] : [];
    }),
  );

const places: Record<string, (page: Page) => Promise<void>> = {
  'custom period': async (page) => {
    await page.goto(`${station}?period=custom&from=2025-03-03&to=2025-03-16`);
    await openPeriod(page, 'de');
    await expect(page.getByRole('spinbutton').first()).toBeVisible();
  },
  'new maintenance': async (page) => {
    await page.goto('/network/cli_okolje');
    await page.getByRole('tab', { name: say('de', 'routes.network.ClientRoute.maintenance') }).tap();
    await page.getByRole('button', { name: say('de', 'routes.network.MaintenanceSection.add') }).tap();
    await expect(page.getByRole('spinbutton').first()).toBeVisible();
  },
  'filters of the map': async (page) => {
    await page.goto('/SI-OKOLJE/locations/map');
    await expect(page.getByRole('searchbox').first()).toBeVisible();
  },
};

for (const [place, open] of Object.entries(places)) {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    test(`fields are large enough for iOS: ${place}, ${width} × ${height}`, extended, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await setLanguage(page, 'de');
      await startSession(page, 'admin');
      await open(page);
      expect(await faultsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
}

/** A browser with `CloseWatcher`. @returns acts as its Back button, and says how many watchers wait for it */
async function withBackButton(page: Page) {
  await page.addInitScript(() => {
    const watchers: EventTarget[] = [];
    class CloseWatcher extends EventTarget {
      constructor() {
        super();
        watchers.push(this);
      }
      destroy() {
        if (watchers.includes(this)) watchers.splice(watchers.indexOf(this), 1);
      }
    }
    const back = () => watchers.pop()?.dispatchEvent(new Event('close'));
    Object.assign(globalThis, { CloseWatcher, back, waiting: () => watchers.length });
  });
  const call = (name: 'back' | 'waiting') =>
    page.evaluate((one) => (globalThis as unknown as Record<string, () => number>)[one]?.(), name);
  return { back: () => call('back'), waiting: () => call('waiting') };
}

test('Back closes the menu, a dialog, the search and the high sheet, and nothing remains of them', async ({ page }) => {
  const { back, waiting } = await withBackButton(page);
  await setLanguage(page, 'en');
  await page.goto('/SI-OKOLJE/locations/map');
  const address = page.url();
  const { length } = await page.evaluate(() => ({ length: history.length }));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['Open menu', 'Share', 'Search stations, series and pages']) {
    await button(name).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Until the code of the search has come, a dialog of the browser is in its place, which the browser closes itself.
    await expect.poll(waiting, { message: name }).toBe(1);
    await back();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await waiting(), name).toBe(0);
  }
  await button('Share').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await waiting()).toBe(0);

  const handle = page.getByRole('slider', { name: 'Height of “Locations map”' });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(handle).toHaveAttribute('aria-valuetext', 'Full');
  await back();
  await expect(handle).toHaveAttribute('aria-valuetext', 'Half');
  expect(await waiting()).toBe(0);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('the entries of the menu are 44 px high', extended, async ({ page }) => {
  await setLanguage(page, 'de');
  await startSession(page, 'admin');
  await page.goto('/SI-OKOLJE/locations/map');
  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  const menu = page.getByRole('dialog').getByRole('navigation');
  await menu.getByRole('button', { name: 'Stationen' }).tap();
  const entries = menu.locator('a, button');
  await expect(entries.filter({ hasText: 'Ljubljana Bežigrad' })).toBeVisible();
  const low = await entries.evaluateAll((all) =>
    all.flatMap((entry) => {
      const { height } = entry.getBoundingClientRect();
      return height < 44 ? [`${entry.textContent} ${height}`] : [];
    }),
  );
  expect(low).toEqual([]);
});
