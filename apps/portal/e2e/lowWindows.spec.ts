import { expect, type Page, test } from '@playwright/test';
import { setLanguage } from './journey.ts';
import { extendedIf } from './parts.ts';

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
