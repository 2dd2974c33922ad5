import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { administer, removeClients } from './administration.ts';
import { watchFrames } from './frames.ts';
import { setLanguage, startSession, watchConsole } from './journey.ts';
import { expectNoViolations } from './violations.ts';
import { extended } from './parts.ts';
import { scrolled, swipeUp, swipeUpFrom } from './touches.ts';

/** Codes of the clients of these tests. */
const codePrefix = 'PLAN-';

const drawing = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="1600" height="1000" fill="#eee"/><rect x="500" y="300" width="500" height="250" fill="#999"/></svg>`;
const picture = (content: string, name = 'works.svg') => ({
  name,
  mimeType: name.endsWith('svg') ? 'image/svg+xml' : 'image/png',
  buffer: Buffer.from(content),
});
const works = picture(drawing('viewBox="0 0 1600 1000"'));

async function setPlan(request: APIRequestContext, clientId: string) {
  const { headers } = await administer(request);
  const answer = await request.put(`/api/clients/sitePlan?clientId=${clientId}&description=Kiln`, {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: works.buffer,
  });
  expect(answer.status(), await answer.text()).toBe(204);
}

/** A public client with two stations, of which one is on a plan if there is one. */
async function addClient(request: APIRequestContext, name: string, hasPlan: boolean) {
  const code = `${codePrefix}${name.toUpperCase()}`;
  const { add } = await administer(request);
  const station = { latitude: 46.1, longitude: 15.0, timeZone: 'Europe/Ljubljana' };
  const series = [{ parameter: 'PM10', interval: 'PT1H' }];
  const stations = [
    { ...station, name: `${name} kiln`, series, ...(hasPlan && { planPosition: [0.4, 0.4] }) },
    { ...station, name: `${name} quay`, series },
  ];
  const { id } = await add({ code, name, public: true, stations });
  if (hasPlan) await setPlan(request, id);
  return { id, code };
}

test.afterEach(({ request }) => removeClients(request, codePrefix));

async function openTab(page: Page, clientId: string, name = 'Site plan') {
  await page.goto(`/network/${clientId}`);
  await page.getByRole('tab', { name, exact: true }).click();
}
const choose = (page: Page, file: ReturnType<typeof picture>) => page.locator('input[type=file]').setInputFiles(file);
const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Places of the stations' }).getByRole('row').filter({ hasText: name });
const planOf = (page: Page, name: string) => page.getByRole('application', { name, exact: true });
const visitorsPlan = (page: Page) => planOf(page, 'Site plan with the stations');
const isDrawn = (page: Page) =>
  expect(page.locator('[data-picture="shown"][data-state="ready"]')).toBeVisible({ timeout: 40_000 });

async function openAsVisitor(browser: Browser, address: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await setLanguage(page, 'en');
  await page.goto(address);
  return page;
}

test('an administrator puts a station on a plan by keyboard, and removes the plan', async ({ page, request }) => {
  // Plans are drawn without a GPU.
  test.setTimeout(120_000);
  const console = watchConsole(page);
  const { id, code } = await addClient(request, 'Works', false);
  await startSession(page, 'admin');
  await openTab(page, id);
  await choose(page, works);
  await isDrawn(page);
  const kiln = row(page, 'Works kiln');
  await expect(kiln).toContainText('Not on the plan');
  await page.getByRole('button', { name: 'Actions: Works kiln' }).click();
  await page.getByRole('menuitem', { name: 'Place' }).click();
  await expect(kiln).toContainText('50% from the left, 50% from the top');
  await planOf(page, 'Site plan of Works').focus();
  for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(kiln).toContainText(/4\d% from the left, 50% from the top/);

  // A plan without a description is not saved, and nothing is lost on the way.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const description = page.getByLabel('Description (English)');
  await expect(description).toHaveAccessibleDescription(/Describe the plan/);
  await page.getByRole('tab', { name: 'Stations', exact: true }).click();
  await page.getByRole('tab', { name: 'Site plan', exact: true }).click();
  await expect(kiln).toContainText('from the left');
  await page.getByRole('link', { name: 'Open map' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await description.fill('Kiln in the middle');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The change is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeHidden();

  await page.getByRole('link', { name: 'Open map' }).click();
  await expect(page).toHaveURL(new RegExp(`/${code}/locations/map`));
  await expect(visitorsPlan(page)).toHaveAccessibleDescription(/^Kiln in the middle/);

  await openTab(page, id);
  await page.getByRole('button', { name: 'Remove plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('the portal can show them on its plan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove plan' })).toBeHidden();
  console.expectSilence();
});

test('a visitor finds the stations on the plan, and on the map', extended, async ({ browser, request }) => {
  test.setTimeout(120_000);
  const { code } = await addClient(request, 'Site', true);
  const address = `/${code}/locations/map`;
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (one) => loaded.push(new URL(one.url()).pathname));
  const hasLoaded = (entry: string) => loaded.some((path) => path.includes(`/${entry}`));
  await setLanguage(page, 'en');
  await page.goto(address);
  await isDrawn(page);
  expect([hasLoaded('planEntry'), hasLoaded('mapEntry')]).toEqual([true, false]);
  const list = page.getByRole('list', { name: 'Stations' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Site quay' })).toContainText('Not on the plan');
  await expect(list.getByRole('listitem').filter({ hasText: 'Site kiln' })).not.toContainText('Not on the plan');

  await visitorsPlan(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/station=/);
  await expect(list.getByRole('button', { name: /^Site kiln/ })).toHaveAttribute('aria-pressed', 'true');

  const ground = page.getByRole('radiogroup', { name: 'Show stations on' });
  await ground.getByText('Map', { exact: true }).click();
  await expect(page).toHaveURL(/ground=map/);
  await expect(page.getByRole('region', { name: 'Map of the stations' })).toBeVisible();
  await expect(list).not.toContainText('Not on the plan');
  // Remembered, but a link decides.
  await page.goto(address);
  await expect(ground.getByRole('radio', { name: 'Map' })).toBeChecked();
  await page.goto(`${address}?ground=plan`);
  await isDrawn(page);
  await page.goto(address);
  await ground.getByText('Plan', { exact: true }).click();
  await isDrawn(page);

  await list.getByRole('link', { name: 'Open Site kiln' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site kiln' })).toBeVisible();
});

test('a plan at rest asks for no frame, and follows the pointer', extended, async ({ page, request }) => {
  const framesAsked = await watchFrames(page);
  const { code } = await addClient(request, 'Rest', true);
  await page.goto(`/${code}/locations/map`);
  await isDrawn(page);
  await expect.poll(framesAsked).toBe(0);

  const canvas = visitorsPlan(page).locator('canvas');
  const before = await canvas.screenshot();
  const { x, y, width, height } = (await canvas.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -400);
  await expect.poll(framesAsked).toBe(0);
  const zoomed = await canvas.screenshot();
  expect(zoomed.equals(before), 'zoomed').toBe(false);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 80, y + height / 2 + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(framesAsked).toBe(0);
  expect((await canvas.screenshot()).equals(zoomed), 'pulled').toBe(false);
});

test('a plan that cannot be loaded says so, beside the list', extended, async ({ page, request }) => {
  const { code } = await addClient(request, 'Lost', true);
  await page.route('**/api/clients/sitePlan?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/${code}/locations/map`);
  await expect(page.getByRole('alert')).toContainText('The site plan could not be loaded.');
  await expect(page.getByRole('list', { name: 'Stations' }).getByRole('listitem')).toHaveCount(2);
  await page.unroute('**/api/clients/sitePlan?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(visitorsPlan(page)).toBeVisible();

  const canvasCode = /\/PlanCanvas-[^/]+\.js$/;
  await page.route(canvasCode, (route) => route.abort('connectionreset'));
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'The plan could not be drawn.' })).toBeVisible();
  await page.unroute(canvasCode);
  await page.getByRole('button', { name: 'Retry' }).click();
  await isDrawn(page);
});

test('files that are no plan are refused in German', extended, async ({ page, request }) => {
  const { id } = await addClient(request, 'Werk', false);
  await setLanguage(page, 'de');
  await startSession(page, 'admin');
  await openTab(page, id, 'Lageplan');
  await choose(page, picture('no picture', 'werk.png'));
  await expect(page.getByText('Diese Datei ist kein Bild, das Browser anzeigen können.')).toBeVisible();
  await choose(page, picture('no picture', 'werk.pdf'));
  await expect(page.getByText(/werk\.pdf/)).toBeVisible();
  await choose(page, picture(drawing('width="50%" height="50%"')));
  await page.getByLabel('Beschreibung (Englisch)').fill('Werk');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Die Zeichnung nennt keine Breite und Höhe.' })).toBeVisible();
  await expect(page.getByLabel('Beschreibung (Englisch)')).toHaveValue('Werk');
});

test('axe finds nothing on a site plan', extended, async ({ browser, page, request }) => {
  const { id, code } = await addClient(request, 'Axe', true);
  await startSession(page, 'admin');
  await openTab(page, id);
  await expect(planOf(page, 'Site plan of Axe')).toBeVisible();
  await expectNoViolations(page);
  const visitor = await openAsVisitor(browser, `/${code}/locations/map`);
  await expect(visitorsPlan(visitor)).toBeVisible();
  await expectNoViolations(visitor);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'one finger on the plan scrolls the page, two move the plan, and a station is dragged',
    extended,
    async ({ page, request }) => {
      test.setTimeout(120_000);
      const { id } = await addClient(request, 'Phone', true);
      await startSession(page, 'admin');
      await openTab(page, id);
      await isDrawn(page);
      const plan = planOf(page, 'Site plan of Phone');
      const whole = page.getByRole('button', { name: 'Zoom out' });
      await plan.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const before = await scrolled(plan);
      await swipeUp(page, plan, 120);
      await expect.poll(() => scrolled(plan)).toBeGreaterThan(before + 60);
      await expect(whole).toHaveAttribute('aria-disabled', 'true');

      await plan.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const still = await scrolled(plan);
      await swipeUp(page, plan, 60, -60);
      await expect(whole).not.toHaveAttribute('aria-disabled');
      expect(await scrolled(plan)).toBe(still);
      await page.getByRole('button', { name: 'Show the whole plan' }).click();
      await expect(whole).toHaveAttribute('aria-disabled', 'true');

      const kiln = row(page, 'Phone kiln');
      await expect(kiln).toContainText('40% from the left, 40% from the top');
      await plan.focus();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Drag the selected station/)).toBeVisible();
      await plan.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const held = await scrolled(plan);
      const { width, height } = (await plan.boundingBox())!;
      const scale = Math.min((width - 32) / 1600, (height - 32) / 1000);
      await swipeUpFrom(page, plan, { x: -0.1 * 1600 * scale, y: -0.1 * 1000 * scale }, 40);
      await expect(kiln).not.toContainText('40% from the top');
      expect(await scrolled(plan)).toBe(held);
    },
  );
});
