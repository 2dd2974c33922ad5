import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { buildPortal } from './build/buildPortal.ts';
import { root } from './run.ts';
import { startServer } from './server.ts';

// Takes the screenshots of the README from the running portal: `pnpm pictures`
const screens = [
  { name: 'login', path: '/auth/login' },
  { name: 'clients', path: '/clients', user: 'admin' },
  { name: 'map', path: '/SI-OKOLJE/locations/map?station=loc_celovska', user: 'okolje' },
  { name: 'users', path: '/portalUsers', user: 'obala-key' },
  { name: 'station', path: '/SI-OKOLJE/location/loc_bezigrad', user: 'okolje' },
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
    for (const { name, path, user } of screens) {
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
