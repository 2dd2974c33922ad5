import { expect, type Locator, test } from '@playwright/test';
import { extendedIf } from './parts.ts';
import { takeWebgl } from './withoutWebgl.ts';

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

for (const [device, width, height] of [
  ['desktop', 1280, 800],
  ['phone', 390, 844],
] as const) {
  test(
    `without WebGL the list of stations takes the whole width on a ${device}`,
    extendedIf(device === 'desktop'),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await takeWebgl(page);
      await page.goto('/SI-OKOLJE/locations/map');
      const sentence = page.getByText('This browser cannot draw the map. The station list shows the same information.');
      await expect(sentence).toBeVisible();
      const list = page.getByRole('region', { name: 'Locations map' });
      const [main, panel, text] = await Promise.all([page.getByRole('main'), list, sentence].map(boxOf));
      // Legend and filters are beside the list if there is space for them.
      const legend = page.getByRole('list', { name: 'Legend and filters' });
      const rightEdge = device === 'desktop' ? (await boxOf(legend)).x : main!.x + main!.width;
      expect(panel!.x - main!.x).toBeLessThanOrEqual(24);
      expect(rightEdge - panel!.x - panel!.width).toBeLessThanOrEqual(60);
      expect(panel!.height / main!.height).toBeGreaterThan(0.8);
      expect(text!.y + text!.height, 'the sentence is above the list').toBeLessThanOrEqual(panel!.y);

      await page.getByRole('searchbox', { name: 'Find a station' }).fill('bezigrad');
      await page.getByRole('list', { name: 'Stations' }).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ljubljana Bežigrad' })).toBeVisible();
    },
  );
}
