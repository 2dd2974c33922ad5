import { expect, type Page, test } from '@playwright/test';
import { setLanguage } from './journey.ts';
import { extended, extendedIf } from './parts.ts';

// Windows at 200 % zoom and more: no control lies under another part of the screen.

test.beforeEach(({ page }) => setLanguage(page, 'en'));

/** Names of the buttons and links of the map that something else covers at their centre or near their ends. */
const coveredOn = (page: Page) =>
  page
    .locator('[data-state]:has(> [role="group"]) :is(a, button)')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const isFree = [0.1, 0.5, 0.9].every((part) =>
          control.contains(document.elementFromPoint(left + width * part, top + height / 2)),
        );
        return isFree ? [] : (control.ariaLabel ?? control.textContent);
      }),
    );

for (const [width, height] of [
  [640, 400],
  [320, 640],
  // Phones on their side.
  [844, 390],
  [932, 430],
] as const) {
  // The last one shows a part of the stations, with pills for the others.
  for (const search of ['', '?by=warning', '?map=14.5_46.05_11']) {
    test(
      `the map${search} covers none of its controls at ${width} × ${height}`,
      extendedIf(search !== '' || width > 320),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(`/SI-OKOLJE/locations/map${search}`);
        await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
        await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
        if (search.includes('map='))
          await expect(page.getByRole('button', { name: /in the south-east/ })).toBeVisible();
        await expect.poll(() => coveredOn(page)).toEqual([]);
      },
    );
  }
}

for (const [width, height] of [
  [844, 390],
  [932, 430],
] as const) {
  test(
    `the map fills a phone on its side, and the panel has the legend: ${width} × ${height}`,
    extended,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/SI-OKOLJE/locations/map');
      const legend = page.getByRole('list', { name: 'Legend and filters' });
      const panel = page.getByRole('region', { name: 'Locations map' });
      const map = page.locator('[data-state]:has(> [role="group"])');
      await expect(map).toBeVisible();
      // Nothing scrolls but the panel; the footer is below.
      const main = page.getByRole('main');
      expect(await main.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
      const { y, height: high } = (await main.boundingBox())!;
      expect(y + high).toBeLessThanOrEqual(height);
      await expect(panel.getByRole('list', { name: 'Legend and filters' })).toHaveCount(1);
      await legend.scrollIntoViewIfNeeded();
      await expect(legend).toBeInViewport({ ratio: 0.9 });

      // The time bar alone covers the map below.
      const bar = page.getByRole('slider', { name: /hours/ });
      await expect(bar).toBeVisible();
      const covered = await map.evaluate((element) => {
        const { left, right, top, height: all } = element.getBoundingClientRect();
        const middle = (left + 400 + right - 60) / 2;
        const isFree = (row: number) => element.contains(document.elementFromPoint(middle, top + row));
        return Array.from({ length: Math.floor(all) }, (_, row) => row).filter((row) => !isFree(row)).length / all;
      });
      expect(covered).toBeLessThan(0.3);

      // The card of a station is in the panel, too.
      await panel.getByRole('listitem').filter({ hasText: 'Kranj' }).getByRole('button').first().click();
      await expect(panel.getByRole('link', { name: 'Open station' })).toBeInViewport();
      await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
    },
  );
}
