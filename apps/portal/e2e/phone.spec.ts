import { expect, type Page, test } from '@playwright/test';
import { plainPage, setLanguage, startSession } from './journey.ts';
import { extended } from './parts.ts';
import { scrolled, swipeUp, swipeUpFrom } from './touches.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ page }) => setLanguage(page, 'en'));

const readyMap = (page: Page) => page.locator('[data-state="ready"]');
const touchHint = 'Two fingers move the map';

for (const [name, path, user] of [
  ['a station', '/SI-OKOLJE/location/loc_bezigrad', 'okolje'],
  ['the form of a new station', '/network/cli_okolje/newStation', 'admin'],
] as const) {
  test(`one finger on the map of ${name} scrolls the page, two move the map`, extended, async ({ page }) => {
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
  });
}

test('one finger on a map in a frame scrolls the page around it', extended, async ({ page }) => {
  await page.goto(plainPage);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/embed/SI-OKOLJE/map?lang=en&list=none';
    Object.assign(frame.style, { width: '100%', height: '600px' });
    document.body.prepend(frame);
    document.body.style.minHeight = '200vh';
  });
  const map = page.frameLocator('iframe').locator('[data-state="ready"]');
  await expect(map).toBeVisible();
  const scale = map.getByText(/^\d+ k?m$/);
  const wide = await scale.innerText();
  const moved = () => page.evaluate(() => scrollY);
  // Two quick ones are no double tap.
  await swipeUp(page, map, 100);
  await swipeUp(page, map, 100);
  await expect.poll(moved).toBeGreaterThan(140);
  expect(await scale.innerText()).toBe(wide);
  // West of the middle: buttons for stations outside the view appear at the edges.
  await swipeUpFrom(page, map, { x: -60, y: 0 }, 80, -80);
  await expect(scale).not.toHaveText(wide);
});

test('one finger moves the map of the map screen', extended, async ({ page }) => {
  await page.goto('/SI-OKOLJE/locations/map');
  await expect(readyMap(page)).toBeVisible();
  await swipeUp(page, readyMap(page), 80);
  await expect(page).toHaveURL(/map=/);
});

test('while a phone searches, the sheet is high and the rows begin below the field', extended, async ({ page }) => {
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

test('turning the phone keeps the dialogs of the map and their choices', extended, async ({ page }) => {
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
