import { expect, type Page, test } from '@playwright/test';
import { setLanguage } from './journey.ts';
import { extendedIf } from './parts.ts';
import { untilQuiet } from './untilQuiet.ts';

const screens = {
  map: '/SI-OKOLJE/locations/map',
  station: '/SI-OKOLJE/location/loc_bezigrad',
  classes: '/SI-OKOLJE/pollution/classes',
  comparison: '/SI-OKOLJE/compare?series=ser_bezigrad_pm10,ser_celje_pm10,ser_bezigrad_no2',
  login: '/auth/login',
};

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => setLanguage(page, 'de'));

const isShown = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** Enlarges the text alone, as a browser does for a reader who sets it so. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body, body *')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) };
    });
    for (const { element, size, line } of all) {
      element.style.fontSize = `${size * 1.5}px`;
      if (!Number.isNaN(line)) element.style.lineHeight = `${line * 1.5}px`;
    }
  });

for (const name of ['map', 'station', 'classes'] as const) {
  test(`text of 150 % leaves the digits of the index whole: ${name}`, extendedIf(name !== 'map'), async ({ page }) => {
    await page.goto(screens[name]);
    await isShown(page);
    await expect(page.getByText(/^[1-6]$/).first()).toBeAttached();
    // Marks that come later would be of the usual size, between lines that are enlarged.
    await untilQuiet(page);
    await enlarge(page);
    const cut = await page.getByText(/^[1-6]$/).evaluateAll((marks) =>
      marks.flatMap((mark) => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = mark;
        // Not the counts of the legend, which are text.
        if (getComputedStyle(mark).display === 'inline' || clientWidth < 3) return [];
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 ? [mark.outerHTML] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
}

for (const width of [390, 1280]) {
  test(
    `text of 150 % keeps the comparison within a window of ${width} px`,
    extendedIf(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(screens.comparison);
      await expect(page.getByRole('application').first()).toBeVisible();
      await enlarge(page);
      // The window of a phone would grow with the page.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
}

for (const [name, path] of Object.entries(screens)) {
  test(
    `a finger finds every link and button, and the main ones easily: ${name}`,
    extendedIf(name !== 'station'),
    async ({ page }) => {
      await page.goto(path);
      await isShown(page);
      if (name !== 'login' && name !== 'classes') await expect(page.locator('canvas').first()).toBeVisible();
      const faults = await page.locator('a, button').evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          if (!target.checkVisibility({ visibilityProperty: true }) || width < 3) return [];
          // Half pixels are lost where text is measured.
          return Math.min(width, height) < 23.5 ? [`${Math.round(width)} × ${height}: ${target.textContent}`] : [];
        }),
      );
      expect(faults).toEqual([]);
      const main = page
        .locator('header button, [role="group"]:has(> div > button[aria-label]) > div > button, button[type="submit"]')
        .filter({ visible: true });
      for (const button of await main.all()) {
        const { width, height } = (await button.boundingBox())!;
        expect(Math.min(width, height), await button.innerText()).toBeGreaterThanOrEqual(44);
      }
    },
  );
}
