import { createReadStream, existsSync, globSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../browser.ts';
import { root } from '../run.ts';

// Reads the built documentation site as a visitor does: axe on every page, light and dark; links and pictures; the search;
// and nothing from another server. Needs `pnpm build:docs`. Arguments select pages by a part of their path.
const site = join(root, 'dist/docs');
const only = process.argv.slice(2);
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

if (!existsSync(join(site, 'index.html'))) {
  console.error('There is no site in dist/docs. Run: pnpm build:docs');
  process.exit(1);
}

const fileOf = (path: string): string | undefined =>
  [path, join(path, 'index.html')]
    .map((file) => join(site, decodeURIComponent(file)))
    .find((file) => existsSync(file) && statSync(file).isFile());

const server = createServer(({ url = '/' }, response) => {
  const file = fileOf(new URL(url, 'http://localhost').pathname);
  if (!file) return response.writeHead(404).end();
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
  return createReadStream(file).pipe(response);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const faults = new Set<string>();
function report(where: string, what: string): void {
  const fault = `${where}  ${what}`;
  if (!faults.has(fault)) console.error(fault);
  faults.add(fault);
}

async function openedPage(browser: Browser, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 650 } });
  const page = await context.newPage();
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin))
      report(page.url(), `loads ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(page.url(), `${response.status()} for ${response.url()}`);
  });
  page.on('pageerror', (error) => report(page.url(), error.message));
  return page;
}

/** The site makes code that scrolls focusable when it is idle. */
async function untilFocusable(page: Page): Promise<void> {
  const isReady = () =>
    [...document.querySelectorAll('pre')].every((code) => code.scrollWidth <= code.clientWidth || code.tabIndex === 0);
  await page.waitForFunction(isReady, undefined, { timeout: 3000 }).catch(() => undefined);
}

/** Addresses and anchors of the site that the links of a page lead to. */
async function expectLinks(page: Page, path: string): Promise<void> {
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const href of new Set(links)) {
    const { origin: where, pathname, hash } = new URL(href);
    if (where !== origin) continue;
    if (!fileOf(pathname)) report(path, `links to ${pathname}, which does not exist`);
    if (pathname !== new URL(page.url()).pathname || hash.length < 2) continue;
    const isThere = await page.evaluate(
      (id) => document.getElementById(id) !== null,
      decodeURIComponent(hash.slice(1)),
    );
    if (!isThere) report(path, `links to ${hash}, which is not on the page`);
  }
}

async function expectSearch(page: Page): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').locator('input').fill('refresh token');
  await page
    .getByRole('link', { name: /session/i })
    .first()
    .waitFor({ timeout: 10_000 });
}

const paths = globSync('**/index.html', { cwd: site, exclude: ['storybook/**'] })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
  .filter((path) => only.length === 0 || only.some((part) => path.includes(part)))
  .sort();
const browser = await chromium.launch(launchOptions());

async function readPages(colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await openedPage(browser, colorScheme);
  for (const path of paths) {
    await page.goto(origin + path);
    await untilFocusable(page);
    // The theme changes nothing but colours.
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
    for (const { id, nodes } of violations) report(path, `${colorScheme}: ${id} at ${nodes[0]?.html.slice(0, 160)}`);
    if (colorScheme === 'light') await expectLinks(page, path);
  }
  await page.context().close();
}

try {
  await Promise.all([readPages('light'), readPages('dark')]);
  const page = await openedPage(browser, 'light');
  await expectSearch(page);
} finally {
  await browser.close();
  server.close();
}
console.log(
  faults.size === 0 ? `✔ ${paths.length} pages, light and dark` : `✖ ${faults.size} findings on ${paths.length} pages`,
);
process.exit(faults.size === 0 ? 0 : 1);
