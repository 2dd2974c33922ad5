import { expect, type Locator, type Page, test } from '@playwright/test';
import { setLanguage, startSession } from './journey.ts';
import { extendedIf } from './parts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ page }) => setLanguage(page, 'en'));

/** Moves fingers that begin in the middle of an element, each by its number of pixels upwards. */
async function swipeUp(page: Page, element: Locator, ...distances: number[]) {
  const { x, y, width, height } = (await element.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { id: number; x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const pointsAt = (part: number) =>
    distances.map((distance, id) => ({ id, x: x + width / 2 + 60 * id, y: y + height / 2 - distance * part }));
  await send('touchStart', pointsAt(0));
  for (let step = 1; step <= 10; step++) {
    await send('touchMove', pointsAt(step / 10));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await send('touchEnd', []);
  await session.detach();
}

/** Pixels that the page or the part of it that scrolls has been scrolled, at the place of an element. */
const scrolled = (element: Locator) =>
  element.evaluate((inside) => {
    let sum = scrollY;
    for (let parent: Element | null = inside; parent; parent = parent.parentElement)
      if (parent !== document.documentElement) sum += parent.scrollTop;
    return Math.round(sum);
  });

const readyMap = (page: Page) => page.locator('[data-state="ready"]');
const touchHint = 'Two fingers move the map';

for (const [name, path, user] of [
  ['a station', '/SI-OKOLJE/location/loc_bezigrad', 'okolje'],
  ['the form of a new station', '/network/cli_okolje/newStation', 'admin'],
] as const) {
  test(
    `one finger on the map of ${name} scrolls the page, two move the map`,
    extendedIf(user === 'admin'),
    async ({ page }) => {
      await startSession(page, user);
      await page.goto(path);
      const heading = page.getByRole('heading', { name: 'Location', exact: true }).first();
      if (user === 'okolje') await heading.scrollIntoViewIfNeeded();
      await expect(readyMap(page)).toBeVisible();
      const map = readyMap(page);
      await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const scale = map.getByText(/^\d+ k?m$/);
      const wide = await scale.innerText();
      const before = await scrolled(map);
      await swipeUp(page, map, 120);
      await expect.poll(() => scrolled(map)).toBeGreaterThan(before + 60);
      await expect(page.locator('p', { hasText: touchHint })).toBeHidden();

      await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const still = await scrolled(map);
      await swipeUp(page, map, 120, -120);
      await expect(scale).not.toHaveText(wide);
      expect(await scrolled(map)).toBe(still);
    },
  );
}

test('one finger moves the map of the map screen', async ({ page }) => {
  await page.goto('/SI-OKOLJE/locations/map');
  await expect(readyMap(page)).toBeVisible();
  await swipeUp(page, readyMap(page), 80);
  await expect(page).toHaveURL(/map=/);
});

test('while a phone searches, the sheet is high and the rows begin below the field', async ({ page }) => {
  await page.goto('/SI-OKOLJE/locations/map');
  const handle = page.getByRole('slider', { name: 'Height of “Locations map”' });
  const search = page.getByRole('searchbox', { name: 'Find a station or a town' });
  const legend = page.getByRole('list', { name: 'Legend and filters' });
  const sort = page.getByRole('button', { name: /Worst first/ });
  const row = page.getByRole('list', { name: 'Stations', exact: true }).getByRole('listitem').first();
  await expect(legend).toBeVisible();
  await search.fill('kranj');
  await expect(row).toContainText('Kranj');
  await expect(handle).toHaveAttribute('aria-valuetext', 'Full');
  await expect(legend).toBeHidden();
  await expect(sort).toBeHidden();
  const field = (await search.boundingBox())!;
  // Half of the window may be the keyboard; the towns are one line between field and rows.
  await expect.poll(async () => (await row.boundingBox())!.y).toBeLessThan(field.y + field.height + 60);
  expect((await row.boundingBox())!.y).toBeLessThan(422);

  // A choice lowers the list, so that the map shows it.
  await row.getByRole('button').first().click();
  await expect(handle).toHaveAttribute('aria-valuetext', 'Half');
  await search.fill('');
  await expect(legend).toBeVisible();
  await expect(sort).toBeVisible();
  await expect(handle).toHaveAttribute('aria-valuetext', 'Half');
});

test('turning the phone keeps the dialogs of the map and their choices', async ({ page }) => {
  await page.goto('/SI-OKOLJE/locations/map');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const csv = dialog.getByRole('radio', { name: /CSV/ });
  await csv.check({ force: true });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(dialog).toBeVisible();
  await page.waitForTimeout(300);
  await expect(csv).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(csv).toBeChecked();
});
