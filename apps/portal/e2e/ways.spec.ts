import { expect, test } from '@playwright/test';
import { fillLogin, startSession } from './journey.ts';
import { extended, extendedIf } from './parts.ts';

test.describe('access to addresses', () => {
  test('a visitor logs in, and then reaches the requested page', async ({ page }) => {
    await page.goto('/ZASAVJE/locations/map?station=loc_trbovlje');
    await expect(page).toHaveURL(/\/auth\/login\?origin=/);
    await fillLogin(page, 'en', 'zasavje');
    await expect(page).toHaveURL(/\/ZASAVJE\/locations\/map\?station=loc_trbovlje$/);
  });

  test('a return path to another site is not followed', async ({ page }) => {
    await page.goto('/auth/login?origin=%2F%2Fexample.org%2Fphish');
    await fillLogin(page, 'en', 'zasavje');
    await expect(page).toHaveURL(/localhost:\d+\/ZASAVJE\/locations\/map$/);
  });

  test('an unknown client code is reported', async ({ page }) => {
    await startSession(page, 'zasavje');
    await page.goto('/NOBODY/locations/map');
    await expect(page).toHaveURL(/\/clientNotFound$/);
    await expect(page.getByText('You do not have set to which client you belong to')).toBeVisible();
    await expect(page.getByText('Contact administrator!')).toBeVisible();
  });

  test("another client's code looks like an unknown one", async ({ page }) => {
    await startSession(page, 'zasavje');
    await page.goto('/OBALA/locations/map');
    await expect(page).toHaveURL(/\/clientNotFound$/);
  });

  test('the root redirects a returning visitor to the last visited client', async ({ page }) => {
    await page.goto('/SI-OKOLJE');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL(/\/SI-OKOLJE\/locations\/map$/);
  });

  test('the root clears an invalid client code', async ({ page }) => {
    await page.goto('/auth/login');
    await page.evaluate(() => localStorage.setItem('lastClientCode', 'GONE'));
    await page.goto('/');
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(await page.evaluate(() => localStorage.getItem('lastClientCode'))).toBeNull();
  });

  test('unknown addresses', async ({ page }) => {
    await page.goto('/SI-OKOLJE/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.goto('/SI-OKOLJE/locations/nowhere');
    await expect(page).toHaveURL(/\/error-404$/);
    await expect(page.getByRole('heading', { name: '404 - URL does not exist' })).toBeVisible();
    await page.getByRole('link', { name: 'Take me back to Home' }).click();
    await expect(page).not.toHaveURL(/error-404/);
  });

  for (const [address, heading, line] of [
    ['/error-404', '404 - URL does not exist', 'Sorry! the data you are looking for could not be found'],
    ['/error-500', 'Error 500 / Internal server error.', 'Please try again later.'],
    ['/clientNotFound', 'You do not have set to which client you belong to', 'Contact administrator!'],
  ] as const) {
    test(`the texts of ${address}`, extendedIf(address !== '/error-404'), async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(page.getByText(line, { exact: true })).toBeVisible();
    });
  }

  test('a station that does not exist', async ({ page }) => {
    await page.goto('/SI-OKOLJE/location/loc_nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
  });
});

test.describe('faults', () => {
  test('the API is down, and comes back', async ({ page }) => {
    await page.goto('/auth/login');
    await page.route('**/connect/token', (route) => route.abort('connectionrefused'));
    await fillLogin(page, 'en', 'okolje');
    await expect(page.getByRole('alert').getByText('Network error')).toBeVisible();
    await page.unroute('**/connect/token');
    await fillLogin(page, 'en', 'okolje');
    await expect(page).toHaveURL(/\/SI-OKOLJE\/locations\/map$/);
  });

  test('a form works without rules that could not be loaded', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route(/\/assets\/(loginResolver|accountSchemas|schemas)-/, (route) => route.abort('connectionreset'));
    await page.goto('/auth/login');
    await fillLogin(page, 'en', 'okolje');
    await expect(page).toHaveURL(/\/SI-OKOLJE\/locations\/map$/);
    expect(faults).toEqual([]);
  });

  test('values that failed to load can be loaded again', extended, async ({ page }) => {
    await page.route('**/api/dataseries/getData*', (route) => route.abort('connectionreset'));
    await page.goto('/SI-OKOLJE/location/loc_bezigrad');
    const failures = page.getByRole('alert').filter({ hasText: 'Loading data series failed' });
    const graph = page.getByRole('region', { name: 'Graph', exact: true });
    const rose = page.getByRole('region', { name: 'Wind rose', exact: true });
    await expect(failures).toHaveCount(2);
    await expect(graph.getByRole('alert').getByText('Network error')).toBeVisible();
    await page.unroute('**/api/dataseries/getData*');
    await graph.getByRole('button', { name: 'Retry' }).click();
    await expect(graph.getByRole('figure')).toBeVisible();
    // With a key: the graph, which has just come, moves the page under a pointer.
    await rose.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(rose.getByRole('img', { name: /^Wind rose/ })).toBeVisible();
    await expect(failures).toHaveCount(0);
  });

  test('a chart far down the page loads when it is scrolled to', extended, async ({ page }) => {
    await page.goto('/SI-OKOLJE/location/loc_bezigrad');
    const noise = page.getByRole('region', { name: 'Noise indicators' });
    await expect(noise).toBeAttached();
    await expect(noise.getByRole('table')).toHaveCount(0);
    await noise.scrollIntoViewIfNeeded();
    await expect(noise.getByRole('row', { name: /^Lden/ })).toBeVisible();
  });

  test('a period without data reports this, without an error', async ({ page }) => {
    await page.goto('/SI-OKOLJE/location/loc_bezigrad?period=year&date=2001-01-01');
    const graph = page.getByRole('region', { name: 'Graph', exact: true });
    await expect(graph.getByText('No data for selected period')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a large export needs a confirmation, and can be cancelled', async ({ page }) => {
    await page.goto('/SI-OKOLJE/location/loc_bezigrad?period=year&interval=PT15M&date=2025-06-01');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Export data' });
    await form.getByRole('button', { name: /^All \(\d+\)$/ }).click();
    await form.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(/values, about .+, will be exported/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });

  for (const [what, body] of [
    ['does not come', null],
    ['is no JSON', '<html></html>'],
    ['would run script', '{"ApplicationUrl":"javascript:alert(1)","Map":{"zoom":1,"minZoom":1,"maxZoom":1}}'],
  ] as const) {
    test(
      `a configuration that ${what} shows only the red error message`,
      extendedIf(what === 'is no JSON'),
      async ({ page }) => {
        await page.route('**/config/config.json', (route) =>
          body === null ? route.abort() : route.fulfill({ body, contentType: 'application/json' }),
        );
        await page.goto('/');
        const message = page.getByText('Error while fetching global config, the App wil not be rendered.', {
          exact: true,
        });
        await expect(message).toHaveCSS('color', 'rgb(255, 0, 0)');
        await expect(page.locator('#root > *')).toHaveCount(1);
      },
    );
  }
});
