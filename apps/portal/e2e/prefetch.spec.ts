import { expect, type Page, test } from '@playwright/test';
import { setLanguage, watchConsole } from './journey.ts';
import { untilQuiet } from './untilQuiet.ts';
import { extended } from './parts.ts';

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

const reports = (page: Page) => menu(page).getByRole('link', { name: 'Reports' });
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Reports' });

test(
  'a link that is pointed at loads the code of its screen, and opening it needs no other file',
  extended,
  async ({ page, context }) => {
    // The same way without a pointer.
    const other = await context.newPage();
    await other.goto('/SI-OKOLJE/privacy');
    await untilQuiet(other);
    const needed = watchFiles(other);
    await reports(other).dispatchEvent('click');
    await expect(title(other)).toBeVisible();
    expect(needed.length).toBeGreaterThan(0);

    const console = watchConsole(page);
    await page.goto('/SI-OKOLJE/privacy');
    await untilQuiet(page);
    const files = watchFiles(page);
    const calls = watchCalls(page);
    await reports(page).hover();
    await expect.poll(() => needed.filter((file) => !files.includes(file))).toEqual([]);
    expect(calls).toEqual([]);
    const known = files.length;
    await reports(page).click();
    await expect(title(page)).toBeVisible();
    expect(files.slice(known)).toEqual([]);
    console.expectSilence();
  },
);

test(
  'a failure of the code of a link that is only pointed at changes nothing, and opening it loads code and styles',
  extended,
  async ({ page }) => {
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
    await reports(page).hover();
    await expect.poll(() => failed.length).toBeGreaterThan(0);
    await expect(heading).toHaveText(before!);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
    await page.unroute(/\/assets\//);
    await reports(page).click();
    await expect(title(page)).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
    // The rules of a style sheet that was not loaded cannot be read.
    const unstyled = await page.locator('link[rel=stylesheet]').evaluateAll((links) =>
      links.flatMap((link) => {
        try {
          return (link as HTMLLinkElement).sheet!.cssRules.length > 0 ? [] : [link.outerHTML];
        } catch {
          return [link.outerHTML];
        }
      }),
    );
    expect(unstyled).toEqual([]);
  },
);

test(
  'a public client that is pointed at on the login loads its map and the texts of the language',
  extended,
  async ({ page }) => {
    await setLanguage(page, 'sl');
    await page.goto('/auth/login');
    await untilQuiet(page);
    const files = watchFiles(page);
    await page.getByRole('link', { name: 'Okolje Slovenija' }).hover();
    for (const name of ['map', 'mapEntry', 'slRest']) {
      await expect.poll(() => files.some((file) => file.startsWith(`/assets/${name}-`)), name).toBe(true);
    }
  },
);
