import { expect, type Locator, type Page, test } from '@playwright/test';
import { startSession } from './journey.ts';
import { extended, extendedIf } from './parts.ts';
import { expectNoViolations } from './violations.ts';

const screens = [
  ['login', '/auth/login'],
  ['register', '/auth/register'],
  ['forgotten password', '/auth/forget-password'],
  ['bad link', '/auth/resetPassToken'],
  ['clients', '/clients'],
  ['map', '/SI-OKOLJE/locations/map?station=loc_bezigrad'],
  ['station', '/SI-OKOLJE/location/loc_bezigrad'],
  ['error', '/error-404'],
  ['own account', '/myAccount'],
  ['users', '/portalUsers'],
  ['a form over the users', '/portalUsers/add'],
  ['API keys', '/apiKeys'],
  ['network', '/network'],
  ['a client of the network', '/network/cli_okolje'],
  ['texts for all clients', '/network/allClients/texts'],
  ['a new station', '/network/cli_okolje/newStation'],
  ['a station of the network', '/network/cli_okolje/stations/loc_bezigrad'],
  ['import', '/imports'],
  ['audit log', '/auditLog'],
] as const;

/** Screens of many kinds for every run; the others have the same components. */
const typical = new Set(['login', 'map', 'a form over the users']);

/** Tabs of the network, each with its dialog, which have no address. */
const tabs = [
  ['Maintenance', '/network/cli_okolje', 'New maintenance'],
  ['Reports', '/network/cli_okolje', 'New report'],
  ['Photos', '/network/cli_okolje/stations/loc_bezigrad', 'New photo'],
] as const;

const phone = { width: 320, height: 640 };

const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [name, path] of screens) {
  test(
    `axe finds nothing on ${name} in both themes, and nothing is wider than 320 px`,
    extendedIf(!typical.has(name)),
    async ({ page }) => {
      if (!path.startsWith('/auth/')) await startSession(page, 'admin');
      await page.goto(path);
      // Behind a dialog the page itself is hidden from assistive technology.
      const isOver = name === 'a form over the users';
      await expect(isOver ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 })).toBeVisible();
      if (name === 'station') await expect(page.getByRole('figure').first()).toBeVisible();
      if (name === 'map') await expect(page.getByRole('searchbox', { name: 'Find a station' })).toBeVisible();
      await expectNoViolations(page);
      await page.setViewportSize(phone);
      await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0);
    },
  );
}

for (const [name, path, add] of tabs) {
  test(
    `axe finds nothing on the tab ${name} and its dialog in both themes, on a phone too`,
    extended,
    async ({ page }) => {
      await startSession(page, 'admin');
      await page.goto(path);
      for (const size of [page.viewportSize()!, phone]) {
        await page.setViewportSize(size);
        await page.getByRole('tab', { name }).click();
        const open = page.getByRole('button', { name: add });
        await expect(open).toBeVisible();
        await expectNoViolations(page);
        await open.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolations(page);
        expect(await overhang(page)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(open).toBeFocused();
      }
    },
  );
}

test('the main task works by keyboard alone', async ({ page }) => {
  await page.goto('/SI-OKOLJE/locations/map');
  const search = page.getByRole('searchbox', { name: 'Find a station' });
  await search.focus();
  await page.keyboard.type('bezigrad');
  const list = page.getByRole('list', { name: 'Stations' });
  await expect(list.getByRole('listitem')).toHaveCount(1);

  // The menu announces the state of the station where it is selected; then follows the link to its page.
  const choose = list.getByRole('button', { name: /Ljubljana Bežigrad.*µg\/m³/s });
  await tabTo(page, choose);
  await page.keyboard.press('Space');
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/station=loc_bezigrad/);
  await tabTo(page, list.getByRole('link', { name: /Ljubljana Bežigrad/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ljubljana Bežigrad' })).toBeFocused();
});

/** Presses Tab until the element has the focus; six times at most. */
async function tabTo(page: Page, target: Locator) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 6 && !(await isFocused()); presses++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
