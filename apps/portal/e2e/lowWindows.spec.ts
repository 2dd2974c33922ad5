import { expect, type Page, test } from '@playwright/test';
import { setLanguage } from './journey.ts';

// Windows at 200 % zoom and more: no control lies under another part of the screen.

test.beforeEach(({ page }) => setLanguage(page, 'en'));

/** Names of the buttons and links of the map that something else covers at their centre. */
const coveredOn = (page: Page) =>
  page
    .locator('[data-state]:has(> [role="group"]) :is(a, button)')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return control.contains(found) ? [] : (control.ariaLabel ?? control.textContent);
      }),
    );

for (const [width, height] of [
  [640, 400],
  [320, 640],
] as const) {
  for (const search of ['', '?by=warning']) {
    test(`the map${search} covers none of its controls at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/SI-OKOLJE/locations/map${search}`);
      await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
      await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
      await expect.poll(() => coveredOn(page)).toEqual([]);
    });
  }
}
