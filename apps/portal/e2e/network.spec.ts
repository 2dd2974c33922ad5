import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { administer, removeClients } from './administration.ts';
import { setLanguage, startSession, watchConsole } from './journey.ts';
import { extended, languagesOf } from './parts.ts';
import { say } from './say.ts';
import { takeWebgl } from './withoutWebgl.ts';

/** Written out, so that a wrong translation fails. */
const sentences = {
  en: {
    reserved: ' is a name that the portal uses in its own addresses',
    added: 'added: ',
    removed: 'removed: ',
    latitude: '45.55',
    longitude: '13.73',
  },
  sl: {
    reserved: ' je ime, ki ga portal uporablja v svojih naslovih',
    added: 'dodano: ',
    removed: 'odstranjeno: ',
    latitude: '45,55',
    longitude: '13,73',
  },
  de: {
    reserved: ' ist ein Name, den das Portal in seinen Adressen verwendet',
    added: 'hinzugefügt: ',
    removed: 'entfernt: ',
    latitude: '45,55',
    longitude: '13,73',
  },
};

/** The name of the language. */
const english = { en: 'English', sl: 'angleščina', de: 'Englisch' };

/** Codes of the clients of these tests. */
const codePrefix = 'NETWORK-';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const tree = (page: Page, label = 'Clients and stations') => page.getByRole('treegrid', { name: label });
const input = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Sends a value with a new key of the client, as a data logger does. */
async function measure(request: APIRequestContext, clientId: string, seriesId: string) {
  const { headers } = await administer(request);
  const created = await request.post('/api/apiKeys', { headers, data: { clientId, name: 'Logger' } });
  const { secret } = (await created.json()) as { secret: string };
  const sent = await request.post('/api/measurements', {
    headers: { authorization: `Bearer ${secret}` },
    data: { series: [{ seriesId, times: ['2026-01-01T00:00:00Z'], values: [21] }] },
  });
  expect(sent.status(), await sent.text()).toBe(200);
}

/** A client with two stations, one of which measures. */
async function addClient(request: APIRequestContext, name: string) {
  const code = `${codePrefix}${name.toUpperCase()}`;
  const { add } = await administer(request);
  const place = { latitude: 45.55, longitude: 13.73, timeZone: 'Europe/Ljubljana' };
  const stations = [
    { ...place, name: `${name} quay`, series: [{ parameter: 'PM10', interval: 'PT1H' }] },
    { ...place, name: `${name} tower` },
  ];
  const { id, stationIds } = await add({ code, name, stations });
  return { id, stationId: stationIds[0]! };
}

test.afterEach(({ request }) => removeClients(request, codePrefix));

/** The page of a visitor with the map of a client. */
async function openPublicMap(browser: Browser, code: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await takeWebgl(context);
  const page = await context.newPage();
  await setLanguage(page, 'en');
  await page.goto(`/${code}/locations/map`);
  return page;
}

const stationsOnMap = (page: Page) => page.getByRole('list', { name: 'Stations' }).getByRole('listitem');

for (const language of languagesOf(1)) {
  test(`an administrator adds a client with a station and removes both (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    // Several maps are drawn without a GPU.
    test.setTimeout(180_000);
    const text = (id: string, values?: Record<string, string>) => say(language, `routes.network.${id}`, values);
    const { reserved, added, removed, latitude, longitude } = sentences[language];
    const name = `Pristan ${language}`;
    const code = `${codePrefix}${language.toUpperCase()}`;
    const station = `Pomol ${language}`;
    const renamed = `Svetilnik ${language}`;
    const console = watchConsole(page);
    await setLanguage(page, language);
    await startSession(page, 'admin');
    await page.goto('/myAccount');
    await page.getByRole('link', { name: say(language, 'layouts.Shell.network'), exact: true }).click();
    await expect(page).toHaveURL(/\/network$/);

    // A new client: empty fields, then a code that only the server knows to be reserved.
    await button(page, text('NetworkRoute.addClient')).click();
    const add = button(dialog(page), text('AddClient.add'));
    const [nameField, codeField] = ['name', 'code'].map((id) => input(dialog(page), text(`ClientFields.${id}`)));
    await add.click();
    const missing = new RegExp(text('ClientFields.missing'));
    await expect(nameField!).toHaveAccessibleDescription(missing);
    await expect(codeField!).toHaveAccessibleDescription(missing);
    await nameField!.fill(name);
    await codeField!.fill('network');
    await expect(nameField!).not.toHaveAccessibleDescription(missing);
    await add.click();
    await expect(codeField!).toHaveAccessibleDescription(new RegExp(reserved));
    await expect(dialog(page).getByText(reserved)).toHaveCount(1);
    await codeField!.fill(code);
    await dialog(page).getByText(text('ClientFields.public'), { exact: true }).click();
    await add.click();
    await expect(page.getByText(text('AddClient.done'))).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);

    await tree(page, text('NetworkTree.label')).getByRole('row', { name }).click();
    await expect(heading(page, name)).toBeVisible();
    const client = page.url();
    await page.getByRole('link', { name: text('StationsOfClient.add') }).click();

    // A new station: by its coordinates, or at the cross of the map.
    await button(page, text('NewStationRoute.add')).click();
    const [stationField, latitudeField, longitudeField] = ['name', 'latitude', 'longitude'].map((id) =>
      input(page, `${text(`StationFields.${id}`)}${id === 'name' ? '' : ' (°)'}`),
    );
    for (const field of [stationField!, latitudeField!, longitudeField!]) {
      await expect(field).toHaveAccessibleDescription(text('StationFields.missing'));
    }
    await stationField!.fill(station);
    if (language === 'sl') {
      await expect(page.locator('[data-state="ready"]')).toBeVisible({ timeout: 60_000 });
      const map = page.getByRole('region', { name: text('PositionMap.label') });
      const place = button(page, text('PositionMap.place'));
      await place.click();
      await expect(longitudeField!).toHaveValue(/^\d/);
      const [north, east] = await Promise.all([numberIn(latitudeField!), numberIn(longitudeField!)]);
      await map.focus();
      await page.keyboard.press('ArrowRight');
      await expect(async () => {
        await place.click();
        expect(await numberIn(longitudeField!)).toBeGreaterThan(east + 0.01);
      }).toPass();
      await map.focus();
      await page.keyboard.press('ArrowUp');
      await expect(async () => {
        await place.click();
        expect(await numberIn(latitudeField!)).toBeGreaterThan(north + 0.01);
      }).toPass();
    } else {
      await latitudeField!.fill(latitude);
      await longitudeField!.fill(longitude);
    }
    await button(page, text('NewStationRoute.add')).click();
    await expect(page.getByText(text('NewStationRoute.done'))).toBeVisible();
    await expect(page).toHaveURL(client);
    await page.getByRole('rowheader', { name: station }).click();
    await expect(heading(page, station)).toBeVisible();

    await button(page, text('SeriesSection.add')).click();
    await button(dialog(page), text('save')).click();
    await expect(dialog(page).getByRole('combobox')).toHaveAccessibleDescription(text('EditSeries.parameterMissing'));
    await dialog(page).getByRole('combobox').fill('PM10');
    await page.getByRole('option').first().click();
    await button(dialog(page), text('save')).click();
    await expect(dialog(page)).toHaveCount(0);
    const series = row(page, 'PM10');
    await expect(series).toBeVisible();

    await page.getByRole('tab', { name: text('StationRoute.instruments') }).click();
    await button(page, text('InstrumentsSection.add')).click();
    await button(dialog(page), text('save')).click();
    await expect(input(dialog(page), text('EditInstrument.maker'))).toHaveAccessibleDescription(
      text('EditInstrument.missing'),
    );
    await input(dialog(page), text('EditInstrument.maker')).fill('HORIBA');
    await input(dialog(page), text('EditInstrument.model')).fill('APDA-372');
    await input(dialog(page), text('EditInstrument.principle', { language: english[language] })).fill(
      'Light scattering',
    );
    await button(dialog(page), text('save')).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, 'HORIBA APDA-372')).toContainText('Light scattering');

    // A visitor sees the station at once, later with its new name.
    const visitor = await openPublicMap(browser, code);
    await expect(stationsOnMap(visitor)).toContainText([station]);
    await page.getByRole('tab', { name: text('StationRoute.place') }).click();
    await input(page, text('StationFields.name')).fill(renamed);
    await button(page, text('save')).click();
    await expect(heading(page, renamed)).toBeVisible();
    await visitor.reload();
    await expect(stationsOnMap(visitor)).toContainText([renamed]);
    await visitor.context().close();

    // Measurements are deleted only after a second question.
    await page.getByRole('tab', { name: text('StationRoute.series') }).click();
    const seriesId = await series.locator('code').innerText();
    const clientId = new URL(client).pathname.split('/').at(-1)!;
    await measure(request, clientId, seriesId);
    const askToRemove = async () => {
      await series.getByRole('button').dispatchEvent('click');
      await page.getByRole('menuitem', { name: text('SeriesSection.remove') }).press('Enter');
      await button(question(page), text('RemoveObject.confirm')).click();
      await expect(question(page)).toContainText(text('LossDialog.title'));
    };
    await askToRemove();
    await button(question(page), text('LossDialog.cancel')).click();
    await expect(question(page)).toHaveCount(0);
    await expect(series).toBeVisible();
    await askToRemove();
    await button(question(page), text('LossDialog.confirm')).click();
    await expect(question(page)).toHaveCount(0);
    await expect(series).toHaveCount(0);
    await expect(page.getByText(text('SeriesSection.none'), { exact: true })).toBeVisible();

    await button(page, text('StationRoute.remove')).click();
    await expect(question(page)).toContainText(text('RemoveObject.title', { name: renamed }));
    await button(question(page), text('RemoveObject.confirm')).click();
    await expect(page).toHaveURL(client);
    await expect(page.getByText(text('StationsOfClient.none'), { exact: true })).toBeVisible();
    await button(page, text('ClientRoute.remove')).click();
    await button(question(page), text('RemoveObject.confirm')).click();
    await expect(page).toHaveURL(/\/network$/);
    await expect(tree(page, text('NetworkTree.label')).getByRole('row').first()).toBeVisible();
    await expect(row(page, name)).toHaveCount(0);

    await page.goto('/auditLog?kind=networkChange');
    await expect(row(page, `${added}${code}`).first()).toBeVisible();
    await expect(row(page, `${removed}${code}`).first()).toBeVisible();
    console.expectSilence();
  });
}

const numberIn = async (field: Locator) => Number((await field.inputValue()).replace(',', '.'));

test('on a phone the breadcrumbs lead back to the list', extended, async ({ page, request }) => {
  const { id } = await addClient(request, 'Phone');
  const console = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, 'admin');
  await page.goto('/network');
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(crumbs).toBeHidden();
  await tree(page).getByRole('row', { name: 'Phone', exact: true }).click();
  await expect(heading(page, 'Phone')).toBeVisible();
  await expect(tree(page)).toBeHidden();
  await page.getByRole('rowheader', { name: 'Phone quay' }).click();
  await expect(heading(page, 'Phone quay')).toBeVisible();
  await expect(page.getByText('PM10 particles', { exact: true })).toBeVisible();
  await crumbs.getByRole('link', { name: 'Phone' }).click();
  await expect(page).toHaveURL(new RegExp(`/network/${id}$`));
  await expect(crumbs.getByText('Phone', { exact: true })).toHaveAttribute('aria-current', 'page');
  await crumbs.getByRole('link', { name: 'Network' }).click();
  await expect(page).toHaveURL(/\/network$/);
  await expect(tree(page)).toBeVisible();
  await expect(crumbs).toHaveCount(0);
  console.expectSilence();
});

test(
  'a changed form is kept over a change of tabs, and asks before it is left',
  extended,
  async ({ page, request }) => {
    const { id, stationId } = await addClient(request, 'Draft');
    const console = watchConsole(page);
    await takeWebgl(page);
    await startSession(page, 'admin');
    await page.goto(`/network/${id}/stations/${stationId}`);
    const name = input(page, 'Name');
    await page.getByRole('tab', { name: 'Place' }).click();
    await name.fill('Half done');
    await page.getByRole('tab', { name: 'Instruments' }).click();
    await expect(name).toHaveCount(0);
    await page.getByRole('tab', { name: 'Place' }).click();
    await expect(name).toHaveValue('Half done');

    const other = tree(page).getByRole('row', { name: 'Draft tower' });
    await other.click();
    await button(question(page), 'Keep editing').click();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/stations/${stationId}$`));
    await expect(name).toHaveValue('Half done');
    await expect(other).toHaveAttribute('aria-selected', 'false');
    await other.click();
    await button(question(page), 'Discard').click();
    await expect(heading(page, 'Draft tower')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Draft quay')).toBeVisible();
    await page.getByRole('tab', { name: 'Place' }).click();
    await expect(name).toHaveValue('Draft quay');
    await expect(button(page, 'Discard changes')).toHaveCount(0);

    // A removed station asks nothing about its unsaved input.
    await name.fill('Half done');
    await button(page, 'Remove station').click();
    await button(question(page), 'Remove').click();
    await expect(heading(page, 'Draft')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/network/${id}$`));
    await expect(question(page)).toHaveCount(0);
    console.expectSilence();
  },
);

test('the tree works by keyboard alone', extended, async ({ page, request }) => {
  const { stationId } = await addClient(request, 'Keys');
  const console = watchConsole(page);
  await startSession(page, 'admin');
  await page.goto('/network');
  const client = tree(page).getByRole('row', { name: 'Keys', exact: true });
  await expect(client).toBeVisible();
  const isInTree = () => tree(page).evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 40 && !(await isInTree()); presses++) await page.keyboard.press('Tab');
  const isFocused = () => client.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 10 && !(await isFocused()); presses++) await page.keyboard.press('ArrowDown');
  await expect(client).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(client).toHaveAttribute('aria-expanded', 'true');
  const station = tree(page).getByRole('row', { name: 'Keys quay' });
  await page.keyboard.press('ArrowDown');
  await expect(station).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/stations/${stationId}$`));
  await expect(heading(page, 'Keys quay')).toBeVisible();
  await expect(station).toHaveAttribute('aria-selected', 'true');
  console.expectSilence();
});

test('only an administrator has the network', async ({ page }) => {
  for (const user of ['obala', 'obala-key']) {
    await startSession(page, user);
    await page.goto('/network/cli_obala');
    await expect(page).toHaveURL(/\/OBALA\/locations\/map$/);
    await page.goto('/OBALA/useful/links');
    await expect(page.getByRole('link', { name: 'Locations map' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Network', exact: true })).toHaveCount(0);
    await page.goto('/auth/logout');
    await expect(page).toHaveURL(/\/auth\/login$/);
  }
});

test('a server that is not administered has no such screen', extended, async ({ page }) => {
  await page.route('**/api/capabilities', (route) => route.fulfill({ json: { capabilities: [] } }));
  await startSession(page, 'admin');
  await page.goto('/portalUsers');
  await expect(page.getByRole('link', { name: 'Portal users' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Network', exact: true })).toHaveCount(0);
  await page.goto('/network');
  await expect(page.getByRole('heading', { level: 1, name: '404 - URL does not exist' })).toBeVisible();
});
