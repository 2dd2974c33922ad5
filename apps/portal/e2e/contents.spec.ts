import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { administer, removeClients } from './administration.ts';
import { type Language, setLanguage, startSession, watchConsole } from './journey.ts';
import { say } from './say.ts';
import { takeWebgl } from './withoutWebgl.ts';
import { extended } from './parts.ts';

/** Codes of the clients of these tests. */
const codePrefix = 'CONTENTS-';

/** One pixel, as PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const input = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });

/** A public client with a station. */
async function addClient(request: APIRequestContext, name: string) {
  const code = `${codePrefix}${name.toUpperCase()}`;
  const { add } = await administer(request);
  const station = { name: `${name} quay`, latitude: 45.55, longitude: 13.73, timeZone: 'Europe/Ljubljana' };
  const stations = [{ ...station, series: [{ parameter: 'PM10', interval: 'PT1H' }] }];
  const { id, stationIds } = await add({ code, name, public: true, stations });
  return { id, code, stationId: stationIds[0]!, station: station.name };
}

test.afterEach(({ request }) => removeClients(request, codePrefix));

/** A tab of the network, as an administrator sees it. */
async function openTab(page: Page, language: Language, path: string, tab: string) {
  await setLanguage(page, language);
  await startSession(page, 'admin');
  await page.goto(path);
  await page.getByRole('tab', { name: say(language, `routes.network.${tab}`), exact: true }).click();
}

/** A page without a session. */
async function visit(browser: Browser, language: Language, path: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await takeWebgl(context);
  const page = await context.newPage();
  await setLanguage(page, language);
  await page.goto(path);
  return page;
}

async function confirmRemoval(page: Page, language: Language, name: string) {
  const text = (id: string) => say(language, `routes.network.RemoveObject.${id}`, { name });
  await expect(question(page)).toContainText(text('title'));
  await button(question(page), text('confirm')).click();
  await expect(question(page)).toHaveCount(0);
}

async function choose(page: Page, name: string, entry: string) {
  await row(page, name).getByRole('button').click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Types a day in the order of en-GB. */
async function typeDay(page: Page, label: string, day: Date) {
  await dialog(page).getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  await page.keyboard.type(`${date}${month}${year}`);
}

test('an administrator announces maintenance, changes and removes it; visitors see each state', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const text = (id: string, values?: Record<string, string>) => say('en', `routes.network.${id}`, values);
  const { id, code, stationId, station } = await addClient(request, 'Mole');
  const console = watchConsole(page);
  await openTab(page, 'en', `/network/${id}`, 'ClientRoute.maintenance');
  await expect(page.getByText(text('MaintenanceSection.none'))).toBeVisible();
  await button(page, text('MaintenanceSection.add')).click();

  const save = button(dialog(page), text('save'));
  const title = input(dialog(page), text('MaintenanceFields.title', { language: 'English' }));
  const slovene = input(dialog(page), text('MaintenanceFields.title', { language: 'Slovenian' }));
  const fromDay = dialog(page)
    .getByRole('group', { name: text('MaintenanceFields.fromDay') })
    .first();
  await save.click();
  await expect(title).toHaveAccessibleDescription(text('ClientFields.missing'));
  await expect(dialog(page).getByText(text('ClientFields.missing'))).toHaveCount(4);
  await title.fill('Calibration');
  await input(dialog(page), text('MaintenanceFields.message', { language: 'English' })).fill('No values.');
  await dialog(page)
    .getByRole('combobox', { name: text('MaintenanceFields.station') })
    .fill(station.toLowerCase());
  await page.getByRole('option', { name: station }).click();
  await dialog(page)
    .getByRole('combobox', { name: text('MaintenanceFields.parameters') })
    .fill('PM10');
  await page.getByRole('option', { name: /PM10/ }).click();
  await expect(dialog(page).getByRole('row', { name: /PM10/, includeHidden: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('row', { name: /PM10/ })).toBeVisible();

  const today = new Date();
  const dayMs = 86_400_000;
  await typeDay(page, text('MaintenanceFields.fromDay'), new Date(today.getTime() - dayMs));
  await typeDay(page, text('MaintenanceFields.toDay'), new Date(today.getTime() - 2 * dayMs));
  await save.click();
  await expect(dialog(page).getByText(text('MaintenanceFields.tooEarly'))).toBeVisible();
  await typeDay(page, text('MaintenanceFields.toDay'), new Date(today.getTime() + dayMs));
  await save.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'Calibration')).toContainText(station);
  await expect(row(page, 'Calibration')).toContainText(text('MaintenanceSection.current'));

  const address = `/${code}/location/${stationId}`;
  const visitor = await visit(browser, 'sl', address);
  const notice = visitor.getByRole('list', { name: say('sl', 'routes.locations.MaintenanceBanner.label') });
  await expect(notice).toContainText('Calibration');

  // The form has the texts of all languages; an emptied one is shown in English again.
  await choose(page, 'Calibration', text('MaintenanceSection.edit'));
  await expect(title).toHaveValue('Calibration');
  await expect(fromDay).toContainText(String(new Date(today.getTime() - dayMs).getUTCFullYear()));
  await expect(dialog(page).getByRole('row', { name: /PM10/ })).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: text('MaintenanceFields.otherLanguages') })
    .click();
  await slovene.fill('Kalibracija');
  await save.click();
  await expect(dialog(page)).toHaveCount(0);
  await visitor.goto(address);
  await expect(notice).toContainText('Kalibracija');
  await choose(page, 'Calibration', text('MaintenanceSection.edit'));
  await expect(slovene).toHaveValue('Kalibracija');
  await slovene.fill('');
  await title.fill('New inlet');
  await save.click();
  await expect(dialog(page)).toHaveCount(0);
  await visitor.goto(address);
  await expect(notice).toContainText('New inlet');

  await choose(page, 'New inlet', text('MaintenanceSection.remove'));
  await confirmRemoval(page, 'en', 'New inlet');
  await expect(page.getByText(text('MaintenanceSection.none'))).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await visitor.context().close();
  console.expectSilence();
});

test(
  'maintenance that somebody else has changed meanwhile is not changed back silently',
  extended,
  async ({ page, request }) => {
    const text = (key: string, values?: Record<string, string>) => say('sl', `routes.network.${key}`, values);
    const { id: clientId } = await addClient(request, 'Dvakrat');
    const { headers } = await administer(request);
    const alert = {
      clientId,
      from: '2026-12-01T07:00:00Z',
      to: '2026-12-01T11:00:00Z',
      title: { en: 'Calibration' },
      message: { en: 'No values.' },
    };
    const added = await request.post('/api/maintenanceAlerts', { headers, data: alert });
    const url = `/api/maintenanceAlerts/${((await added.json()) as { id: string }).id}`;
    const change = (en: string) => request.put(url, { headers, data: { ...alert, title: { en } } });
    await openTab(page, 'sl', `/network/${clientId}`, 'ClientRoute.maintenance');
    await choose(page, 'Calibration', text('MaintenanceSection.edit'));
    const title = input(dialog(page), text('MaintenanceFields.title', { language: 'angleščina' }));
    const save = button(dialog(page), text('save'));
    const notice = dialog(page).getByText(say('sl', 'app.OutdatedNotice.text'));
    await title.fill('Mine');
    await change('Theirs');
    await save.click();
    await expect(notice).toBeVisible();
    await expect(title).toHaveValue('Mine');
    await button(dialog(page), say('sl', 'app.OutdatedNotice.load')).click();
    await expect(title).toHaveValue('Theirs');
    await expect(notice).toHaveCount(0);

    await title.fill('Mine');
    await change('Theirs again');
    await save.click();
    await button(dialog(page), say('sl', 'app.OutdatedNotice.overwrite')).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, 'Mine')).toBeVisible();
  },
);

test(
  'an administrator uploads a report and removes it; visitors download it (sl)',
  extended,
  async ({ page, browser, request }) => {
    test.setTimeout(120_000);
    const text = (id: string) => say('sl', `routes.network.${id}`);
    const { id, code } = await addClient(request, 'Pomol');
    await openTab(page, 'sl', `/network/${id}`, 'ClientRoute.reports');
    await expect(page.getByText(text('ReportsSection.none'))).toBeVisible();
    await button(page, text('ReportsSection.add')).click();
    const add = button(dialog(page), text('AddReport.add'));
    const file = dialog(page).getByRole('group', { name: text('AddReport.file') });
    await add.click();
    await expect(file.getByText(text('AddReport.fileMissing'))).toBeVisible();
    await chooseFile(page, 'program.exe', Buffer.from('MZ'));
    await expect(file.getByText('program.exe ni dovoljene vrste: .pdf, .xlsx, .docx in .zip')).toBeVisible();

    // The title is that of the file, until it is written.
    const title = input(dialog(page), text('AddReport.title'));
    await chooseFile(page, 'letno_poročilo-2024.pdf', Buffer.from('%PDF-1.7'));
    await expect(title).toHaveValue('Letno poročilo 2024');
    await expect(input(dialog(page), text('AddReport.year'))).toHaveValue('2024');
    await title.fill('Zrak ob pomolu');

    // The refusal of the server is at the field too, and the typed text stays.
    const uploads = /\/api\/reports\?/;
    await page.route(uploads, (route) => route.continue({ url: route.request().url().replace('.pdf', '.exe') }));
    await add.click();
    await expect(file.getByText('Poročilo je datoteka ene od teh vrst: .pdf, .xlsx, .docx, .zip.')).toBeVisible();
    await expect(title).toHaveValue('Zrak ob pomolu');
    await page.unroute(uploads);
    await add.click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(text('AddReport.done'))).toBeVisible();
    await expect(row(page, 'Zrak ob pomolu')).toContainText('Letno poročilo');

    const visitor = await visit(browser, 'sl', `/${code}/reports`);
    const name = say('sl', 'shared.DownloadReport.named', { title: 'Zrak ob pomolu' });
    for (const reader of [visitor, page]) {
      const download = reader.waitForEvent('download');
      await button(reader, name).click();
      expect(await readFile(await (await download).path(), 'utf8')).toBe('%PDF-1.7');
    }

    await row(page, 'Zrak ob pomolu').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: text('ReportsSection.remove') }).click();
    await confirmRemoval(page, 'sl', 'Zrak ob pomolu');
    await expect(page.getByText(text('ReportsSection.none'))).toBeVisible();
    await visitor.goto(`/${code}/reports`);
    await expect(visitor.getByText(say('sl', 'routes.reports.ReportsRoute.none'), { exact: true })).toBeVisible();
    await visitor.context().close();
  },
);

test(
  'an administrator adds a photo and removes it; visitors see it with its description (de)',
  extended,
  async ({ page, browser, request }) => {
    test.setTimeout(120_000);
    const text = (id: string, values?: Record<string, string>) => say('de', `routes.network.${id}`, values);
    const { id, code, stationId } = await addClient(request, 'Kai');
    await openTab(page, 'de', `/network/${id}/stations/${stationId}`, 'StationRoute.photos');
    await expect(page.getByText(text('PhotosSection.none'))).toBeVisible();
    await button(page, text('PhotosSection.add')).click();
    const add = button(dialog(page), text('AddPhoto.add'));
    const file = dialog(page).getByRole('group', { name: text('AddPhoto.file'), exact: true });
    const alt = input(dialog(page), text('AddPhoto.alt'));
    await chooseFile(page, 'kai.jpg', Buffer.from('no picture'));
    await add.click();
    await expect(alt).toHaveAccessibleDescription(new RegExp(text('ClientFields.missing')));
    const description = 'Ein weißer Container am Kai';
    await alt.fill(description);
    await input(dialog(page), text('AddPhoto.caption')).fill('Foto: Hafenamt');
    await dialog(page)
      .getByRole('button', { name: text('AddPhoto.viewDirection') })
      .click();
    await page.getByRole('option', { name: 'Blick nach Süden' }).click();
    await add.click();
    await expect(file.getByText('Die Datei ist kein Bild dieser Art.')).toBeVisible();

    // Another file has not been refused yet.
    await chooseFile(page, 'kai.png', pixel);
    await expect(file.getByText('Die Datei ist kein Bild dieser Art.')).toHaveCount(0);
    await add.click();
    await expect(dialog(page)).toHaveCount(0);
    const figure = page.getByRole('figure').filter({ hasText: description });
    await expect(figure).toContainText('Foto: Hafenamt · Blick nach Süden');
    await expect(figure.locator('img')).toHaveJSProperty('naturalWidth', 1);

    const address = `/${code}/location/${stationId}`;
    const visitor = await visit(browser, 'en', address);
    const pictures = visitor.getByRole('region', { name: 'Pictures' });
    await expect(async () => {
      await pictures.scrollIntoViewIfNeeded();
      await expect(pictures.getByRole('button', { name: description })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(pictures).toContainText('Foto: Hafenamt · Looking south');

    await button(page, text('PhotosSection.removeNamed', { name: description })).click();
    await confirmRemoval(page, 'de', description);
    await expect(page.getByText(text('PhotosSection.none'))).toBeVisible();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(pictures).toHaveCount(0);
    await visitor.context().close();
  },
);
