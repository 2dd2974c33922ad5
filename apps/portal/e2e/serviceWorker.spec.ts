import { expect, test } from '@playwright/test';
import { watchConsole } from './journey.ts';
import { untilQuiet } from './untilQuiet.ts';

test.use({ serviceWorkers: 'allow' });

test('caches only files whose names change with their content', async ({ page, context }) => {
  const console = watchConsole(page);
  await page.goto('/auth/login');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('assets')).keys()).length))
    .toBeGreaterThan(3);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  // Files that are not needed at once are cached after the page has been shown.
  await untilQuiet(page);

  // The next visit requests only the page, the configuration and the data.
  const fetched: string[] = [];
  context.on('response', (response) => {
    if (!response.fromServiceWorker()) fetched.push(new URL(response.url()).pathname);
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched.filter((path) => path.endsWith('.js') && path.startsWith('/assets/'))).toEqual([]);
  expect(fetched).toContain('/config/config.json');
  console.expectSilence();
});
