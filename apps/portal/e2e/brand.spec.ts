import { expect, type Page, test } from '@playwright/test';
import { setLanguage, startSession } from './journey.ts';
import { extended } from './parts.ts';

test.beforeEach(({ page }) => setLanguage(page, 'en'));

const accent = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .locator('[aria-current="page"]')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
const brand = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('the top bar shows logo and name of the client, and its colour marks the menu', async ({ page }) => {
  await startSession(page, 'admin');
  await page.goto('/SI-OKOLJE/pollution/classes');
  await expect(brand(page, 'Okolje Slovenija').locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  const usual = await accent(page);
  await page.goto('/OBALA/pollution/classes');
  await expect(brand(page, 'Mestna občina Obala').locator('img')).toBeVisible();
  expect(await accent(page)).not.toBe(usual);
});

test('a client without a logo has its initials, also if the logo cannot be loaded', extended, async ({ page }) => {
  await page.route('**/api/clients/logo?*', (route) => route.fulfill({ status: 404, json: { message: 'gone' } }));
  await page.goto('/SI-OKOLJE/pollution/classes');
  await expect(brand(page, 'Okolje Slovenija')).toContainText('OS');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('marks the current page in the menu, in its group and in the closed rail', extended, async ({ page }) => {
  await startSession(page, 'admin');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.goto('/SI-OKOLJE/reports');
  // Open by default on a desktop.
  await expect(menu.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/portalUsers/add');
  await expect(menu.getByRole('link', { name: 'Portal users' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/SI-OKOLJE/reports');
  await page.getByRole('button', { name: 'Close menu' }).click();
  const other = menu.getByRole('button', { name: 'Other' });
  const compare = menu.getByRole('link', { name: 'Compare graphs' });
  const background = (locator: typeof other) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(other).toHaveAttribute('data-current', 'child');
  expect(await background(other)).not.toBe(await background(compare));
});
