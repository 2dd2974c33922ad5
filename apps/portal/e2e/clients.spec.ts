import { expect, type Page, test } from '@playwright/test';
import { changeJson } from './answers.ts';
import { fillLogin, setLanguage, signInCalmly } from './journey.ts';
import { extended } from './parts.ts';
import { say } from './say.ts';

const clients = '**/api/clients/get';

/** Keeps responses with the list of clients back until the returned function is called. */
async function holdClients(page: Page) {
  let release!: () => void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(clients, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

const spinner = (page: Page) => page.getByRole('status').filter({ hasText: say('en', 'layouts.RootLayout.loading') });

test('a full-screen spinner covers the portal while the clients of a new user load', async ({ page }) => {
  await setLanguage(page, 'en');
  await page.goto('/auth/login?origin=%2Fclients');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const showClients = await holdClients(page);
  await fillLogin(page, 'en', 'admin');
  await expect(spinner(page)).toBeVisible();
  const { width, height } = page.viewportSize()!;
  expect(await spinner(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  showClients();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);

  await page.unrouteAll();
  const showPublicClients = await holdClients(page);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(spinner(page)).toBeVisible();
  showPublicClients();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(spinner(page)).toHaveCount(0);
});

test('the spinner ends when the clients cannot be loaded', extended, async ({ page }) => {
  await setLanguage(page, 'en');
  await page.route(clients, (route) => route.fulfill({ status: 500, body: '{}' }));
  await signInCalmly(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
});

test('the menu of an administrator has all clients, also if there is only one', extended, async ({ page }) => {
  const link = page.getByRole('link', { name: 'All clients' });
  await setLanguage(page, 'en');
  await changeJson<{ code: string }[]>(page, clients, (list) => list.filter(({ code }) => code === 'OBALA'));
  await signInCalmly(page, 'admin');
  await expect(link).toBeVisible();
  await page.goto('/OBALA/useful/links');
  await expect(link).toHaveAttribute('href', '/clients');
  await page.goto('/auth/logout');
  await fillLogin(page, 'en', 'obala-key');
  await expect(page).not.toHaveURL(/\/auth\//);
  await page.goto('/OBALA/useful/links');
  await expect(page.getByRole('link', { name: 'Locations map' })).toBeVisible();
  await expect(link).toHaveCount(0);
});
