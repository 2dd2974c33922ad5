import { expect, test } from '@playwright/test';
import { violationsOf } from './violations.ts';

// The pages that other sites show in frames, opened alone: embed.spec.ts shows them in frames.

test.describe('embed pages', () => {
  test('never read or send the session of a signed-in user', async ({ page }) => {
    await page.goto('/embed/OBALA/map');
    await page.evaluate(() => sessionStorage.setItem('access_token', 'canary'));
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => sent.push(request.headers()['authorization']));
    await page.goto('/embed/OBALA/station/loc_koper');
    await expect(page.getByText('These data are not public.')).toBeVisible();
    expect(sent.filter(Boolean)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBe('canary');
  });

  test('show the map with its list, and the card of a station', async ({ page }) => {
    await page.goto('/embed/SI-OKOLJE/map?lang=de&theme=light');
    await expect(page.getByRole('list', { name: 'Stationen' }).getByRole('listitem')).toHaveCount(14);
    await expect(page.locator('canvas').first()).toBeVisible();
    await page.getByRole('region', { name: 'Okolje Slovenija' }).focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    const card = page.locator('zrak-station');
    await expect(card.getByRole('list')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect(card).toHaveCount(0);
  });

  test('are in one language, the first of the reader that is known', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'language', { get: () => 'it-IT' });
      Object.defineProperty(navigator, 'languages', { get: () => ['it-IT', 'it', 'sl'] });
    });
    await page.goto('/embed/SI-OKOLJE/map');
    await expect(page.getByRole('list', { name: 'Postaje' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sl');
    await expect(page.getByRole('button', { name: 'Približaj' })).toBeVisible();
  });

  test('show the list of stations where the map cannot be loaded', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route(/\/embed-drawMap-[^/]+\.js$/, (route) => route.abort('connectionreset'));
    await page.goto('/embed/SI-OKOLJE/map?lang=en&list=none');
    await expect(page.getByRole('list', { name: 'Stations' }).getByRole('listitem')).toHaveCount(14);
    expect(faults).toEqual([]);
  });

  test('say what is wrong with an address that names nothing', async ({ page }) => {
    await page.goto('/embed/SI-OKOLJE?lang=en');
    await expect(page.getByText('Nothing to show.')).toBeVisible();
  });
});
