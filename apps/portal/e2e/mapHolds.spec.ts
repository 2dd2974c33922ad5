import { expect, test } from '@playwright/test';
import { changeAnswer } from './answers.ts';
import { watchFrames } from './frames.ts';
import { watchConsole } from './journey.ts';
import { countRenders, rendersOutsideMap } from './renders.ts';
import { extended } from './parts.ts';

const map = '/SI-OKOLJE/locations/map';

test('moving, zooming and hovering render nothing outside the map', extended, async ({ page }) => {
  await countRenders(page);
  await page.goto(map);
  await expect(page.locator('[data-state="ready"]')).toBeVisible();
  const canvas = page.locator('canvas.maplibregl-canvas');
  const box = (await canvas.boundingBox())!;
  // Between the panels.
  const [x, y] = [box.x + box.width * 0.55, box.y + box.height * 0.45];
  const view = () => new URL(page.url()).searchParams.get('map');
  expect(await rendersOutsideMap(page), 'what is counted').not.toEqual([]);
  // The past hours come after the map, for the list and for the time bar.
  await expect(
    page.getByRole('list', { name: 'Stations' }).getByRole('img', { name: 'Last 24 hours: ' }).first(),
  ).toBeVisible();
  await expect.poll(() => rendersOutsideMap(page), 'at rest').toEqual([]);

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 8 });
  expect(view(), 'kept when the map is at rest').toBeNull();
  await page.mouse.up();
  await expect.poll(view).not.toBeNull();
  expect(await rendersOutsideMap(page), 'pulled').toEqual([]);

  const pulled = view();
  await page.mouse.wheel(0, -120);
  await expect.poll(view).not.toBe(pulled);
  expect(await rendersOutsideMap(page), 'zoomed').toEqual([]);

  await canvas.press('PageDown');
  await expect(page.getByRole('status').filter({ hasText: /,/ })).toBeAttached();
  await page.mouse.move(x - 90, y - 60, { steps: 6 });
  // The list is in step: it renders the row of the station pointed at, and no other one.
  const pointed = await rendersOutsideMap(page);
  expect(
    pointed.filter((one) => !/^(DIV|UL|LI): /.test(one)),
    'pointed at on the map',
  ).toEqual([]);
  expect(new Set(pointed.filter((one) => one.startsWith('LI: '))).size).toBeLessThanOrEqual(1);

  const rows = page.getByRole('list', { name: 'Stations' }).getByRole('listitem');
  await rows.first().hover();
  await rows.nth(1).hover();
  const names = await rows.allTextContents();
  const rendered = new Set(await rendersOutsideMap(page));
  expect([...rendered], 'pointed at in the list').toEqual(names.slice(0, 2).map((name) => `LI: ${name.slice(0, 40)}`));
});

test('a map at rest asks for no frame', extended, async ({ page }) => {
  const framesAsked = await watchFrames(page);
  await page.goto(map);
  await expect(page.locator('[data-state="ready"]')).toBeVisible();
  await expect.poll(framesAsked).toBe(0);

  // It draws again when something changes.
  await page.getByRole('list', { name: 'Stations' }).getByRole('listitem').first().hover();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(framesAsked).toBe(0);
});

test('without workers, map and list report it and still work', extended, async ({ page }) => {
  await changeAnswer(page, map, (answer) => {
    const policy = answer.headers()['content-security-policy']!.replace("worker-src 'self'", "worker-src 'none'");
    return { headers: { ...answer.headers(), 'content-security-policy': policy } };
  });
  await page.goto(map);
  await expect(
    page.getByText(/^A part of the map could not be loaded: .* The station list shows the same information\.$/),
  ).toBeVisible();
  await page.getByRole('list', { name: 'Stations' }).getByRole('button').first().click();
  await expect(page.getByRole('link', { name: 'Open station' })).toBeVisible();
});

test(
  'maps that are left while their workers start leave no warning, and the next one is drawn',
  extended,
  async ({ page }) => {
    const console = watchConsole(page);
    const script = Promise.withResolvers<void>();
    await page.route(/ground\.worker/, async (route) => {
      await script.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/ground\.worker/);
    await page.goto(map);
    await asked;
    const leaveAndReturn = async () => {
      await page.getByRole('link', { name: 'Links' }).click();
      await expect(page.locator('canvas.maplibregl-canvas')).toHaveCount(0);
      await page.getByRole('link', { name: 'Locations map' }).click();
      await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible();
    };
    await leaveAndReturn();
    await leaveAndReturn();
    script.resolve();
    await expect(page.locator('[data-state="ready"]')).toBeVisible();
    console.expectSilence();
  },
);

test('the full screen map contains the list and the legend', extended, async ({ page }) => {
  await page.goto(map);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await page.getByRole('button', { name: /Colour by$/ }).click();
  await page.getByRole('option', { name: 'Air quality index' }).click();
  const stations = page.getByRole('list', { name: 'Stations' });
  await expect(stations.getByRole('button', { name: /Good|Fair|Moderate|[Pp]oor/ }).first()).toBeVisible();
  // Full screen ends on another page.
  await stations.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/location\//);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});

test('a map that is left keeps nothing in memory', extended, async ({ page }) => {
  await page.goto(map);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const session = await page.context().newCDPSession(page);
  const visit = async () => {
    await menu.getByRole('link', { name: 'Locations map', exact: true }).click();
    await expect(page.locator('[data-state="ready"]')).toBeVisible();
    await menu.getByRole('link', { name: 'Reports', exact: true }).click();
    await expect(page.locator('canvas.maplibregl-canvas')).toHaveCount(0);
  };
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Memory.getDOMCounters')).nodes;
  };
  for (let round = 0; round < 2; round++) await visit();
  const before = await nodes();
  for (let round = 0; round < 2; round++) await visit();
  // One map has about 800.
  expect((await nodes()) - before).toBeLessThan(400);
});
