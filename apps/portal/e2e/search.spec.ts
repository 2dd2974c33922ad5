import { expect, type Page, test } from '@playwright/test';
import { hold } from './held.ts';
import { setLanguage, startSession } from './journey.ts';
import { extended } from './parts.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: /^Search/ });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

/** By its keys, when no dialog that is closing would keep them. */
async function openSearch(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.beforeEach(({ page }) => setLanguage(page, 'en'));

/** Opens the search before its code, which comes with `release`. */
async function openWithoutCode(page: Page) {
  const release = await hold(page, 'GET', '**/assets/SearchPalette-*.js');
  await page.goto('/SI-OKOLJE/useful/links');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const trigger = page.getByRole('button', { name: /^Search stations/ });
  await trigger.focus();
  await openSearch(page);
  return { release, trigger };
}

test('finds a station, a series and a page by part of their names', async ({ page }) => {
  await page.goto('/SI-OKOLJE/useful/links');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openSearch(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('skofja');
  await expect(page.getByRole('option')).toHaveCount(0);
  await field(page).fill('bezi');
  await expect(option(page, 'Ljubljana Bežigrad').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ljubljana Bežigrad' })).toBeVisible();

  await page.getByRole('button', { name: /^Search stations/ }).click();
  await page.keyboard.type('ozone celje bol');
  await option(page, /Ozone/).click();
  await expect(page).toHaveURL(/\/SI-OKOLJE\/location\/loc_celje\?series=ser_celje_o3$/);

  await openSearch(page);
  await page.keyboard.type('reports');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Reports')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/SI-OKOLJE\/reports$/);
});

test('takes letters while its code is loading', extended, async ({ page }) => {
  const { release, trigger } = await openWithoutCode(page);
  await page.keyboard.type('celje b');
  await expect(field(page)).toHaveValue('celje b');
  await expect(page.getByRole('dialog').getByText('Loading')).toBeVisible();
  release();
  await expect(option(page, 'Celje bolnica').first()).toBeVisible();
  await page.keyboard.type('ol');
  await expect(field(page)).toHaveValue('celje bol');
  // The first one clears the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await openSearch(page);
  await expect(field(page)).toHaveValue('');
});

test('is closed by Escape while its code is loading', extended, async ({ page }) => {
  const release = await hold(page, 'GET', '**/assets/SearchPalette-*.js');
  await page.goto('/SI-OKOLJE/useful/links');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openSearch(page);
  await page.keyboard.type('celje');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const loaded = page.waitForResponse('**/assets/SearchPalette-*.js');
  release();
  await (await loaded).finished();
  await openSearch(page);
  await expect(option(page, 'Pollution classes')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('shows nothing that the viewer may not open', async ({ page }) => {
  await page.goto('/SI-OKOLJE');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await openSearch(page);
  await expect(option(page, 'Pollution classes')).toBeVisible();
  await field(page).fill('portal users');
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Nothing found/)
      .first(),
  ).toBeVisible();
});

test('an administrator finds users, the audit log and other clients', extended, async ({ page }) => {
  await startSession(page, 'admin');
  await page.goto('/OBALA/useful/links');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await openSearch(page);
  await field(page).fill('zasavje');
  await option(page, 'Regija Zasavje').click();
  await expect(page).toHaveURL(/\/ZASAVJE\/locations\/map$/);
  await openSearch(page);
  await field(page).fill('audit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
});

test('the search is an icon on a phone and fits a window of 320 px', extended, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/SI-OKOLJE/useful/links');
  const button = page.getByRole('button', { name: /^Search stations/ });
  await expect(button).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await button.click();
  await page.keyboard.type('kranj');
  await expect(option(page, 'Kranj').first()).toBeInViewport();
});

test('is closed by the browser itself while its code is loading', extended, async ({ page }) => {
  const { release, trigger } = await openWithoutCode(page);
  await page.keyboard.type('celje');
  // As after a second Back of Android, which cannot be refused: there is no event `cancel`.
  await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trigger).toBeFocused();
  const loaded = page.waitForResponse('**/assets/SearchPalette-*.js');
  release();
  await (await loaded).finished();
  await openSearch(page);
  await expect(option(page, 'Pollution classes')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});
