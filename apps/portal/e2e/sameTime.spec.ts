import { expect, type Locator, type Page, test } from '@playwright/test';
import { administer, removeClients } from './administration.ts';
import { setLanguage, startSession } from './journey.ts';
import { languagesOf } from './parts.ts';
import { say } from './say.ts';
import { takeWebgl } from './withoutWebgl.ts';

/** Written out, so that a wrong translation fails. */
const sentences = {
  en: {
    station: 'This station has been removed or moved in the meantime. Your input is kept.',
    series: 'This data series has been removed in the meantime. Your input is kept.',
  },
  sl: {
    station: 'Ta postaja je bila medtem odstranjena ali premaknjena. Vpisano se ohrani.',
    series: 'Ta podatkovni niz je bil medtem odstranjen. Vpisano se ohrani.',
  },
  de: {
    station: 'Diese Station wurde inzwischen entfernt oder verschoben. Ihre Eingaben bleiben erhalten.',
    series: 'Diese Datenreihe wurde inzwischen entfernt. Ihre Eingaben bleiben erhalten.',
  },
};

const codePrefix = 'SAMETIME-';

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const input = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.afterEach(({ request }) => removeClients(request, codePrefix));

for (const language of languagesOf(1)) {
  test(`changes of two administrators do not undo each other (${language})`, async ({ page, request }) => {
    const text = (id: string) => say(language, `routes.network.${id}`);
    const { add, change, read } = await administer(request);
    const quay = {
      name: 'Quay',
      latitude: 45.55,
      longitude: 13.73,
      timeZone: 'Europe/Ljubljana',
      series: [{ parameter: 'PM10', interval: 'PT1H' }],
    };
    const code = `${codePrefix}${language.toUpperCase()}`;
    const { id, stationIds } = await add({ code, name: 'Docks', public: true, stations: [quay] });
    const stationId = stationIds[0]!;
    const stored = async () => (await read()).clients.find((client) => client.id === id)!;
    const tab = (name: string) => page.getByRole('tab', { name: text(name), exact: true }).click();
    const saved = page.getByText(text('saved'));

    await takeWebgl(page);
    await setLanguage(page, language);
    await startSession(page, 'admin');
    await page.goto(`/network/${id}`);
    await tab('ClientRoute.about');
    await input(page, text('ClientFields.name')).fill('Old docks');
    await change({ clients: [{ id, public: false }] });
    await button(page, text('save')).click();
    await expect(saved).toBeVisible();
    expect(await stored()).toMatchObject({ name: 'Old docks', public: false });

    // The series that is edited is removed.
    await page.goto(`/network/${id}/stations/${stationId}`);
    await page.getByRole('row').filter({ hasText: 'PM10' }).getByRole('button').dispatchEvent('click');
    await page.getByRole('menuitem', { name: text('SeriesSection.edit') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: text('EditSeries.title') });
    await expect(dialog).toBeVisible();
    const [series] = (await stored()).stations[0]!.series;
    await change({ remove: [{ kind: 'series', id: series!.id }] });
    await button(dialog, text('save')).click();
    await expect(dialog.getByText(sentences[language].series)).toBeVisible();
    await button(dialog, text('cancel')).click();

    // The station is removed while its form has input.
    await tab('StationRoute.place');
    const name = input(page, text('StationFields.name'));
    await name.fill('Quay 7');
    await change({ remove: [{ kind: 'station', id: stationId }] });
    await button(page, text('save')).click();
    await expect(page.getByText(sentences[language].station)).toBeVisible();
    await expect(name).toHaveValue('Quay 7');
    expect((await stored()).stations).toEqual([]);
  });
}
