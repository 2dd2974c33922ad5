import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { administer, removeClients } from './administration.ts';
import { countCalls, hold } from './held.ts';
import { setLanguage, startSession } from './journey.ts';
import { extended, extendedIf } from './parts.ts';
import { say } from './say.ts';
import { takeWebgl } from './withoutWebgl.ts';

/** Codes of the clients of these tests. */
const codePrefix = 'SAVING-';

const dialog = (page: Page) => page.getByRole('dialog');
const input = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

async function addClient(request: APIRequestContext, name: string) {
  const { add } = await administer(request);
  const station = { name: `${name} quay`, latitude: 45.55, longitude: 13.73, timeZone: 'Europe/Ljubljana' };
  const { id, stationIds } = await add({ code: `${codePrefix}${name.toUpperCase()}`, name, stations: [station] });
  return { id, stationId: stationIds[0]! };
}

test.afterEach(({ request }) => removeClients(request, codePrefix));

test('a form that is saved cannot be sent again while the network is read', extended, async ({ page, request }) => {
  const { id, stationId } = await addClient(request, 'Twice');
  await takeWebgl(page);
  await startSession(page, 'admin');
  await page.goto(`/network/${id}/stations/${stationId}`);
  await page.getByRole('tab', { name: 'Instruments' }).click();
  await button(page, 'New instrument').click();
  await input(dialog(page), 'Maker').fill('HORIBA');
  await input(dialog(page), 'Model').fill('APDA-372');
  const principle = input(dialog(page), 'Measuring principle (English)');
  await principle.fill('Light scattering');
  const sent = countCalls(page, 'POST', '/api/network');
  const release = await hold(page, 'GET', '**/api/network/get');
  await principle.press('Enter');
  await expect(page.getByText('The change is saved.')).toBeVisible();
  await principle.press('Enter');
  await expect(button(dialog(page), 'Save')).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'HORIBA APDA-372' })).toHaveCount(1);
  expect(sent()).toBe(1);
});

test('input is kept that was made while a form of a page was being saved', async ({ page, request }) => {
  const { id } = await addClient(request, 'Typed');
  await takeWebgl(page);
  await startSession(page, 'admin');
  await page.goto(`/network/${id}`);
  await page.getByRole('tab', { name: 'Name and brand' }).click();
  const name = input(page, 'Name');
  await name.fill('Typed once');
  const release = await hold(page, 'POST', '**/api/network');
  await button(page, 'Save').click();
  await name.fill('Typed twice');
  release();
  await expect(heading(page, 'Typed once')).toBeVisible();
  await expect(name).toHaveValue('Typed twice');
  await button(page, 'Save').click();
  await expect(heading(page, 'Typed twice')).toBeVisible();
  await expect(button(page, 'Discard changes')).toHaveCount(0);
});

test('unsaved input of a page survives a network that cannot be read again', extended, async ({ page, request }) => {
  const { id } = await addClient(request, 'Kept');
  await takeWebgl(page);
  await setLanguage(page, 'de');
  await startSession(page, 'admin');
  await page.goto(`/network/${id}`);
  const text = (message: string) => say('de', `routes.network.${message}`);
  const tab = (message: string) => page.getByRole('tab', { name: text(`ClientRoute.${message}`), exact: true }).click();
  await tab('texts');
  const title = input(page, text('TextEditor.title'));
  await title.fill('Noch nicht gespeichert');
  await tab('about');
  await input(page, text('ClientFields.name')).fill('Kept later');
  await page.route('**/api/network/get', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
  await button(page, text('save')).click();
  const failure = page.getByRole('alert').filter({ hasText: text('NetworkRoute.notReadAgain') });
  await expect(failure).toBeVisible();
  // The saved name is shown everywhere.
  await expect(heading(page, 'Kept later')).toBeVisible();
  await expect(input(page, text('ClientFields.name'))).toHaveValue('Kept later');
  await expect(page.getByRole('treegrid').getByRole('row', { name: 'Kept later' })).toBeVisible();
  await page.unroute('**/api/network/get');
  await failure.getByRole('button').click();
  await expect(heading(page, 'Kept later')).toBeVisible();
  await expect(failure).toHaveCount(0);
  await tab('texts');
  await expect(title).toHaveValue('Noch nicht gespeichert');
});

test('removing a station or a client leads nowhere once its page is left', extended, async ({ page, request }) => {
  const { id } = await addClient(request, 'Left');
  await takeWebgl(page);
  await setLanguage(page, 'sl');
  await startSession(page, 'admin');
  const text = (message: string) => say('sl', `routes.network.${message}`);
  const auditLog = page.getByRole('link', { name: say('sl', 'layouts.Shell.auditLog'), exact: true });
  const done = page.getByText(text('RemoveObject.done'));
  /** Removes the object of the shown page, and goes to another screen before the server answers. */
  const removeAndLeave = async (remove: string) => {
    const release = await hold(page, 'POST', '**/api/network');
    await button(page, text(remove)).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('RemoveObject.confirm') })
      .click();
    await page.goBack();
    await auditLog.click();
    await expect(page).toHaveURL(/\/auditLog/);
    release();
    await expect(done).toBeVisible();
    await expect(page.waitForURL(/\/network/, { timeout: 2_000 })).rejects.toThrow('Timeout');
    await page.unroute('**/api/network');
  };
  await page.goto(`/network/${id}`);
  await page.getByRole('row', { name: 'Left quay' }).first().click();
  await expect(heading(page, 'Left quay')).toBeVisible();
  await removeAndLeave('StationRoute.remove');

  await page.goto('/network');
  await page.getByRole('row', { name: 'Left' }).first().click();
  await expect(heading(page, 'Left')).toBeVisible();
  await removeAndLeave('ClientRoute.remove');
});

for (const [language, notice] of [
  ['en', 'The change is saved, with texts that nobody sees'],
  ['sl', 'Sprememba je shranjena, z besedili, ki jih nihče ne vidi'],
  ['de', 'Die Änderung ist gespeichert, mit Texten, die niemand sieht'],
] as const) {
  test(
    `texts in other languages are named after saving, ${language}`,
    extendedIf(language !== 'en'),
    async ({ page, request }) => {
      const { id, stationId } = await addClient(request, `Lang-${language}`);
      const { change } = await administer(request);
      const principle = { en: 'Beta attenuation', hr: 'Apsorpcija' };
      const instruments = [{ id: `ins_${language}`, maker: 'Met One', model: 'BAM 1020', principle }];
      await change({ clients: [{ id, stations: [{ id: stationId, instruments }] }] });
      await takeWebgl(page);
      await setLanguage(page, language);
      await startSession(page, 'admin');
      await page.goto(`/network/${id}/stations/${stationId}`);
      const text = (message: string) => say(language, `routes.network.${message}`);
      const edit = async (label: string, value: string) => {
        await page.getByRole('row').filter({ hasText: 'Met One' }).getByRole('button').click();
        await page.getByRole('menuitem', { name: text('InstrumentsSection.edit'), exact: true }).click();
        await dialog(page).getByRole('textbox', { name: label }).first().fill(value);
        await button(dialog(page), text('save')).click();
        await expect(dialog(page)).toHaveCount(0);
      };
      await page.getByRole('tab', { name: text('StationRoute.instruments'), exact: true }).click();
      const note = page.getByRole('status').filter({ hasText: notice });
      await edit(text('EditInstrument.principle').split('(')[0]!.trim(), 'Beta ray attenuation');
      await expect(note.getByRole('listitem')).toHaveText(/^hr .*\(en, sl, de\).*\.$/);
      // A change without such texts.
      await edit(text('EditInstrument.model'), 'BAM 1022');
      await expect(page.getByRole('row').filter({ hasText: 'BAM 1022' })).toBeVisible();
      await expect(note).toHaveCount(0);
    },
  );
}
