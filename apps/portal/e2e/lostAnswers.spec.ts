import { expect, type Locator, type Page, test } from '@playwright/test';
import { administer, removeClients } from './administration.ts';
import { loseAnswer } from './held.ts';
import { requestToken, startSession } from './journey.ts';
import { extended } from './parts.ts';
import { takeWebgl } from './withoutWebgl.ts';

/** Codes of the clients of these tests. */
const codePrefix = 'LOST-';

const dialog = (page: Page) => page.getByRole('dialog');
const input = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

test.afterEach(({ request }) => removeClients(request, codePrefix));

test(
  'clients and stations are added once, although the answer to the first try is lost',
  extended,
  async ({ page, request }) => {
    const { read } = await administer(request);
    await takeWebgl(page);
    await startSession(page, 'admin');
    await page.goto('/network');
    await button(page, 'New client').click();
    await input(dialog(page), 'Name').fill('Lost');
    await input(dialog(page), 'Code').fill(`${codePrefix}ONE`);
    await loseAnswer(page, 'POST', '**/api/network');
    const add = button(dialog(page), 'Add client');
    await add.click();
    await expect(dialog(page).getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible();
    await add.click();
    await expect(dialog(page)).toHaveCount(0);
    const ofTest = async () => (await read()).clients.filter(({ code }) => code.startsWith(codePrefix));
    const [client] = await ofTest();
    expect(await ofTest()).toHaveLength(1);

    await page.goto(`/network/${client!.id}/newStation`);
    await input(page, 'Name').fill('Quay');
    await input(page, 'Latitude (°)').fill('45.55');
    await input(page, 'Longitude (°)').fill('13.73');
    await loseAnswer(page, 'POST', '**/api/network');
    await button(page, 'Add station').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible();
    // Another name does not make it another station.
    await input(page, 'Name').fill('Quay 7');
    await button(page, 'Add station').click();
    await expect(page).toHaveURL(new RegExp(`/network/${client!.id}$`));
    await expect(page.getByRole('rowheader', { name: 'Quay 7' })).toBeVisible();
    expect((await ofTest())[0]!.stations).toHaveLength(1);
  },
);

test(
  'a report is added once after a lost answer, and with another title as another one',
  extended,
  async ({ page, request }) => {
    const { add } = await administer(request);
    const { id } = await add({ code: `${codePrefix}TWO`, name: 'Lost reports', public: false, stations: [] });
    await takeWebgl(page);
    await startSession(page, 'admin');
    await page.goto(`/network/${id}`);
    await page.getByRole('tab', { name: 'Reports', exact: true }).click();
    const fill = async (title: string) => {
      await button(page, 'New report').click();
      const file = { name: 'year.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
      await dialog(page).locator('input[type=file]').setInputFiles(file);
      await input(dialog(page), 'Title').fill(title);
      await loseAnswer(page, 'POST', '**/api/reports?*');
      await button(dialog(page), 'Add report').click();
      await expect(dialog(page).getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible();
    };
    const addAgain = async () => {
      await button(dialog(page), 'Add report').click();
      await expect(dialog(page)).toHaveCount(0);
    };
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });

    await fill('Air in 2024');
    await addAgain();
    await expect(row('Air in 2024')).toHaveCount(1);

    await fill('Air in 2025, draft');
    await input(dialog(page), 'Title').fill('Air in 2025, final');
    await addAgain();
    await expect(row('Air in 2025, draft')).toHaveCount(1);
    await expect(row('Air in 2025, final')).toHaveCount(1);
  },
);

test(
  'an alert is added once after a lost answer, and a changed one as another alert',
  extended,
  async ({ page, request }) => {
    const { access_token: token } = await requestToken(request, 'obala');
    const headers = { authorization: `Bearer ${token}` };
    await startSession(page, 'obala');
    await page.goto('/OBALA/alerts');
    const fill = async (hours: string) => {
      await button(page, 'New alert').first().click();
      await dialog(page).getByRole('radio', { name: 'No data' }).click({ force: true });
      await input(dialog(page), 'Hours without data').fill(hours);
      await loseAnswer(page, 'POST', '**/api/alerts*');
      await button(dialog(page), 'Save').click();
      await expect(dialog(page).getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible();
    };
    const addAgain = async () => {
      await button(dialog(page), 'Save').click();
      await expect(dialog(page)).toHaveCount(0);
    };
    const row = (hours: string) => page.getByRole('row', { name: `${hours} h` });

    await fill('61');
    await addAgain();
    await expect(row('61')).toHaveCount(1);

    await fill('62');
    await input(dialog(page), 'Hours without data').fill('63');
    await addAgain();
    await expect(row('62')).toHaveCount(1);
    await expect(row('63')).toHaveCount(1);

    const alerts = (await (await request.get('/api/alerts/get', { headers })).json()) as { id: string }[];
    for (const { id } of alerts) await request.delete(`/api/alerts/${id}`, { headers });
  },
);

test(
  'a view is saved once after a lost answer, and one of another name as another view',
  extended,
  async ({ page, request }) => {
    const { access_token: token } = await requestToken(request, 'okolje');
    const headers = { authorization: `Bearer ${token}` };
    const clients = (await (await request.get('/api/clients/get', { headers })).json()) as {
      id: string;
      code: string;
    }[];
    const { id: clientId } = clients.find(({ code }) => code === 'SI-OKOLJE')!;
    const listed = `/api/savedViews/get?clientId=${clientId}`;
    const read = async () => (await (await request.get(listed, { headers })).json()) as { id: string; name: string }[];
    await startSession(page, 'okolje');
    const fill = async (name: string, date: string) => {
      await page.goto(`/SI-OKOLJE/compare?series=ser_bezigrad_pm10&period=day&date=${date}`);
      await button(page, 'Saved views').click();
      await page.getByRole('menuitem', { name: 'Save this view' }).click();
      await input(dialog(page), 'Name').fill(name);
      await loseAnswer(page, 'POST', '**/api/savedViews*');
      await button(dialog(page), 'Save').click();
      await expect(dialog(page).getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible();
    };
    const saveAgain = async () => {
      await button(dialog(page), 'Save').click();
      await expect(dialog(page)).toHaveCount(0);
    };

    await fill('Lost', '2026-01-15');
    await saveAgain();
    await fill('Lost draft', '2026-01-16');
    await input(dialog(page), 'Name').fill('Lost and found');
    await saveAgain();
    const views = await read();
    expect(views.map(({ name }) => name).toSorted()).toEqual(['Lost', 'Lost and found', 'Lost draft']);
    for (const { id } of views) await request.delete(`/api/savedViews/${id}`, { headers });
  },
);
