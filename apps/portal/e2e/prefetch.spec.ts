import { expect, type Page, test } from '@playwright/test';
import { setLanguage, watchConsole } from './journey.ts';
import { untilQuiet } from './untilQuiet.ts';

/** Scripts and style sheets that the page asks for from now on. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) files.push(pathname);
  });
  return files;
}

/** Calls of the API that the page makes from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('a link that is pointed at loads the code of its screen, and opening it needs no other file', async ({ page }) => {
  const console = watchConsole(page);
  await page.goto('/SI-OKOLJE/privacy');
  await untilQuiet(page);
  const files = watchFiles(page);
  const calls = watchCalls(page);
  const link = menu(page).getByRole('link', { name: 'Reports' });
  await link.hover();
  await expect.poll(() => files.length).toBeGreaterThan(0);
  await untilQuiet(page);
  expect(calls).toEqual([]);
  const known = files.length;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(files.slice(known)).toEqual([]);
  console.expectSilence();
});

test('a failure of the code of a link that is only pointed at changes nothing', async ({ page }) => {
  await page.goto('/SI-OKOLJE/privacy');
  await untilQuiet(page);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  const failed: string[] = [];
  await page.route(/\/assets\//, async (route) => {
    failed.push(route.request().url());
    await route.abort();
  });
  const opened = await page.evaluate(() => performance.timeOrigin);
  const link = menu(page).getByRole('link', { name: 'Reports' });
  await link.hover();
  await expect.poll(() => failed.length).toBeGreaterThan(0);
  await untilQuiet(page);
  await expect(heading).toHaveText(before!);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  await page.unroute(/\/assets\//);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test('a public client that is pointed at on the login loads its map and the texts of the language', async ({
  page,
}) => {
  await setLanguage(page, 'sl');
  await page.goto('/auth/login');
  await untilQuiet(page);
  const files = watchFiles(page);
  await page.getByRole('link', { name: 'Okolje Slovenija' }).hover();
  for (const name of ['map', 'mapEntry', 'slRest']) {
    await expect.poll(() => files.some((file) => file.startsWith(`/assets/${name}-`)), name).toBe(true);
  }
});
