import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchOptions } from './browser.ts';
import { buildPortal } from './build/buildPortal.ts';
import { root } from './run.ts';
import { startServer } from './server.ts';

interface Screen {
  name: string;
  path: string;
  user?: string;
  /** Actions of a user on the screen before the picture. */
  use?: (page: Page) => Promise<void>;
  /** Only on a light desktop: a picture of a guide. */
  isOfGuide?: boolean;
}

// Takes the screenshots of the README and the guides from the running portal: `pnpm pictures`, `pnpm pictures map report`
const only = process.argv.slice(2);
const station = '/SI-OKOLJE/location/loc_bezigrad';
const screens: Screen[] = [
  { name: 'login', path: '/auth/login' },
  { name: 'clients', path: '/clients', user: 'admin' },
  { name: 'map', path: '/SI-OKOLJE/locations/map?station=loc_celovska', user: 'okolje' },
  { name: 'users', path: '/portalUsers', user: 'obala-key' },
  { name: 'station', path: station, user: 'okolje' },
  {
    name: 'compare',
    path: station,
    user: 'okolje',
    isOfGuide: true,
    use: async (page) => {
      await page.getByRole('link', { name: 'Compare', exact: true }).click();
      // The page of the station has options, too.
      await page.waitForURL(/\/compare/);
      await page.getByRole('button', { name: 'Options' }).click();
      await page
        .getByRole('group', { name: 'Compare with earlier years' })
        .getByText(String(new Date().getFullYear() - 1))
        .click();
      await page.keyboard.press('Escape');
      await page.getByRole('figure').first().waitFor();
    },
  },
  {
    name: 'export',
    path: station,
    user: 'okolje',
    isOfGuide: true,
    use: (page) => page.getByRole('button', { name: 'Export', exact: true }).first().click(),
  },
  {
    name: 'report',
    path: `/SI-OKOLJE/reports/loc_bezigrad/${new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 7)}`,
    user: 'okolje',
    isOfGuide: true,
    use: (page) => page.getByRole('heading', { name: 'Statistics by quantity' }).waitFor(),
  },
  {
    name: 'alert',
    path: '/SI-OKOLJE/alerts',
    user: 'okolje',
    isOfGuide: true,
    use: async (page) => {
      await page
        .getByRole('button', { name: 'New alert' })
        .or(page.getByRole('link', { name: 'New alert' }))
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
const variants = [
  { suffix: '', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { suffix: '-dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { suffix: '-phone', colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const;

await buildPortal(console.log);
const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'zrak-pictures-'));
const server = await startServer(4393, data);
const browser = await chromium.launch(launchOptions());
try {
  for (const { suffix, ...options } of variants) {
    for (const { name, path, user, use, isOfGuide } of screens) {
      if ((isOfGuide && suffix) || (only.length > 0 && !only.includes(name))) continue;
      const context = await browser.newContext({ ...options, baseURL: server.address });
      const page = await context.newPage();
      if (user) {
        await page.goto('/auth/login');
        await page.getByRole('textbox', { name: 'Username' }).fill(user);
        await page.getByLabel('Password').and(page.locator('input')).fill('Zrak-demo1!');
        await page.getByRole('button', { name: 'Log in' }).click();
        await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
      }
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await use?.(page);
      // Without a network the online map times out after four seconds; then the bundled map is drawn.
      await page.waitForTimeout(name === 'map' ? 8000 : 2000);
      await page.screenshot({ path: join(folder, `${name}${suffix}.png`) });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
