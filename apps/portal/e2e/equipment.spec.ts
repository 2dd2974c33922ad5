import { expect, type Locator, test } from '@playwright/test';
import { changeJson } from './answers.ts';
import { startSession, watchConsole } from './journey.ts';

/** Content that loads above the section scrolls it away again. */
async function scrollUntilSeen(region: Locator, content: Locator) {
  await expect(async () => {
    await region.scrollIntoViewIfNeeded();
    await expect(content).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('a viewer of a station sees its instruments, and its photos with their own token', async ({ page, request }) => {
  const console = watchConsole(page);
  await startSession(page, 'obala');
  await page.goto('/OBALA/location/loc_koper');
  await expect(page.getByRole('region', { name: 'About the station' })).toContainText('Urban');
  const pictures = page.getByRole('region', { name: 'Pictures' });
  const small = pictures.getByRole('button', { name: /^A measuring container/ });
  await scrollUntilSeen(pictures, small);
  await small.click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await page.keyboard.press('ArrowLeft');
  const large = dialog.getByRole('img', { name: /^The roof of the container/ });
  await expect(large).toHaveJSProperty('naturalWidth', 960);
  await expect(dialog.getByText('Illustration, not a photograph')).toBeVisible();
  await page.keyboard.press('Escape');
  const instruments = page.getByRole('region', { name: 'Instruments' });
  const ozone = instruments.getByRole('row', { name: /^Ozone/ });
  await scrollUntilSeen(instruments, ozone);
  await expect(ozone).toContainText('UV photometry');
  await expect(instruments.getByRole('row', { name: /^Nitrogen [a-z ]+, nitrogen / })).toBeVisible();
  expect((await request.get('/api/locations/photo?photoId=pho_koper_place')).status()).toBe(404);
  console.expectSilence();
});

test('URLs with a forbidden scheme are not followed', async ({ page }) => {
  const console = watchConsole(page);
  const photo = { alt: 'Hostile', width: 960, height: 640 };
  const urls = ['javascript:alert(1)', 'data:image/svg+xml,<svg onload="alert(1)"/>', 'blob:null/1'];
  const photos = urls.map((url, index) => ({ id: `pho_${index}`, url, ...photo }));
  await changeJson<object>(page, '**/api/locations/location?*', (station) => ({
    ...station,
    photos,
    instruments: undefined,
  }));
  await page.goto('/SI-OKOLJE/location/loc_kranj');
  const facts = page.getByRole('region', { name: 'About the station' });
  await facts.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('region', { name: 'Pictures' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Instruments' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Hostile' })).toHaveCount(0);
  console.expectSilence();
});
