import { expect, type Page, test } from '@playwright/test';
import { changeJson } from './answers.ts';
import { hold } from './held.ts';
import { setLanguage, signInCalmly } from './journey.ts';
import { extended } from './parts.ts';

test.beforeEach(({ page }) => setLanguage(page, 'en'));

const station = '/SI-OKOLJE/location/loc_bezigrad';

/** Gives stations of the list other warnings. */
const withWarnings = (page: Page, changes: Record<string, object>) =>
  changeJson<{ id: string }[]>(page, '**/api/locations/map?*', (locations) =>
    locations.map((one) => ({ ...one, ...changes[one.id] })),
  );

/** Fill of the icon in a link or row. */
const fillIn = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page
    .getByRole(role, { name })
    .first()
    .locator('path')
    .first()
    .evaluate((path) => getComputedStyle(path).fill);

test(
  'without an index the icon of a station takes the colour of its warning, and its name says what the icon shows',
  extended,
  async ({ page }) => {
    const index = undefined;
    const means = undefined;
    const latestAt = undefined;
    await withWarnings(page, {
      loc_bezigrad: { index, means, state: 'ok', warning: { level: 'high', color: '#8E24AA', label: 'Very poor' } },
      loc_celje: { index, means, state: 'ok', warning: { color: 'gold' } },
      loc_titova: { latestAt, state: 'offline', warning: { level: 'none', color: '#2E9E5B', label: 'No warning' } },
    });
    await page.goto(station);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Very poor Ljubljana Bežigrad', exact: true })).toBeVisible();
    expect(await fillIn(page, 'link', 'Very poor Ljubljana Bežigrad')).toBe('rgb(142, 36, 170)');
    // A colour alone has no word of a level.
    const celje = 'Warning level not given Celje bolnica';
    await expect(menu.getByRole('link', { name: celje, exact: true })).toBeVisible();
    expect(await fillIn(page, 'link', celje)).toBe('rgb(255, 215, 0)');
    // An icon of a state does not have the word of the warning.
    await expect(menu.getByRole('link', { name: 'Offline Maribor Titova', exact: true })).toBeVisible();

    await page.goto('/SI-OKOLJE/locations/map?by=warning');
    expect(await fillIn(page, 'button', /Ljubljana Bežigrad/)).toBe('rgb(142, 36, 170)');
    expect(await fillIn(page, 'button', /Celje bolnica/)).toBe('rgb(255, 215, 0)');
  },
);

test(
  'maintenance names the time zone of the station where it is not that of the browser',
  extended,
  async ({ browser }) => {
    const alert = {
      id: 'alr_1',
      clientId: 'cli_okolje',
      locationId: 'loc_bezigrad',
      from: '2026-01-20T07:00:00Z',
      to: '2099-11-22T09:00:00Z',
      state: 'current',
      title: 'Calibration',
      text: 'Values of these hours are not valid.',
    };
    for (const [timezoneId, until] of [
      ['America/New_York', /until .*2099, 10:00 \(Europe\/Ljubljana\)/],
      ['Europe/Ljubljana', /until .*2099, 10:00$/],
    ] as const) {
      const context = await browser.newContext({ timezoneId, locale: 'en-GB' });
      await context.route('**/api/maintenanceAlerts/get*', (route) => route.fulfill({ json: [alert] }));
      const page = await context.newPage();
      await setLanguage(page, 'en');
      await page.goto(station);
      await expect(page.getByRole('list', { name: 'Maintenance' }).getByRole('listitem')).toHaveText(until);
      await context.close();
    }
  },
);

test('layout and top bar are chosen under My Account, and kept', async ({ page }) => {
  await signInCalmly(page, 'obala');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const bar = page.getByRole('banner');
  const light = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(menu).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Menu' }).getByText('Over the content').click();
  await expect(menu).toBeHidden();
  await page.getByRole('radiogroup', { name: 'Top bar' }).getByText('Dark').click();
  await expect(bar).not.toHaveCSS('background-color', light);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(bar).not.toHaveCSS('background-color', light);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Locations map' }).click();
  await expect(page).toHaveURL(/\/locations\/map$/);
  await expect(menu).toBeHidden();
});

test('without motion all colours of a theme come at once', extended, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/SI-OKOLJE/useful/links');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const fades = await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(fades).toBe(0);
});

test('the menu shows which entry was pressed until its page is there', extended, async ({ page }) => {
  await page.goto('/SI-OKOLJE/useful/links');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/dataseries/getAll*', async (route) => {
    await waiting;
    await route.continue();
  });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const pressed = menu.getByRole('link', { name: 'Compare graphs' });
  await pressed.click();
  await expect(pressed).toHaveAttribute('data-loading', 'true');
  await expect(menu.getByRole('link', { name: 'Useful links' })).toHaveAttribute('aria-current', 'page');
  answer();
  await expect(pressed).toHaveAttribute('aria-current', 'page');
  await expect(pressed).not.toHaveAttribute('data-loading');
});

test('the button of the language is busy while the texts of a chosen one are loading', extended, async ({ page }) => {
  const release = await hold(page, 'GET', '**/assets/sl*.js');
  await page.goto('/SI-OKOLJE/useful/links');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Slovenščina' }).click();
  await expect(page.getByRole('button', { name: 'Language: English Please wait', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Jezik: Slovenščina', exact: true })).toBeVisible();
});
