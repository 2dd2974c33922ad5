import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { hold } from './held.ts';
import { requestToken, setLanguage, startSession, watchConsole } from './journey.ts';
import { say } from './say.ts';
import { extended } from './parts.ts';

const place = '/api/staticFiles/usefulLinks?culture=de-DE&clientId=cli_zasavje';

async function removeText(request: APIRequestContext) {
  const { access_token: token } = await requestToken(request, 'admin');
  await request.delete(place, { headers: { authorization: `Bearer ${token}` } });
}

// The demo is shared with the other tests.
test.afterEach(({ request }) => removeText(request));

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Titel' });
const body = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

async function chooseText(page: Page, name: string) {
  await page
    .getByRole('button', { name: /Welcher Text/ })
    .and(page.locator('[aria-haspopup="listbox"]'))
    .click();
  await page.getByRole('option', { name }).click();
}

test('an administrator writes a text of a client, and removes it', async ({ page, browser }) => {
  const text = (id: string) => say('de', `routes.network.${id}`);
  const console = watchConsole(page);
  await setLanguage(page, 'de');
  await startSession(page, 'admin');
  await page.goto('/network/cli_zasavje');
  await tab(page, 'Texte').click();
  await chooseText(page, 'Nützliche Links');
  await expect(page.getByText(text('TextEditor.ofAll'))).toBeVisible();
  const before = await title(page).inputValue();

  // Both fields are needed, and nothing is lost.
  await title(page).fill('  ');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(title(page)).toHaveAccessibleDescription(/Schreiben Sie hier etwas/);
  await title(page).fill('Links im Zasavje');
  await body(page).fill('## Ämter\n\n- [Umweltagentur](https://www.arso.gov.si)\n');
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await expect(preview.getByRole('heading', { name: 'Ämter' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Umweltagentur' })).toHaveAttribute('href', 'https://www.arso.gov.si');

  // Another text and another tab keep the draft; leaving the page asks.
  await chooseText(page, 'Legende');
  await tab(page, 'Stationen').click();
  await tab(page, 'Texte').click();
  await chooseText(page, 'Nützliche Links');
  await expect(title(page)).toHaveValue('Links im Zasavje');
  await page.getByRole('link', { name: 'Karte öffnen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Änderung ist gespeichert.')).toBeVisible();
  await expect(page.getByText(/^Hier geschrieben, zuletzt geändert am /)).toBeVisible();

  const reader = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await setLanguage(reader, 'de');
  await startSession(reader, 'zasavje');
  await reader.goto('/ZASAVJE/useful/links');
  await expect(reader.getByRole('heading', { level: 1, name: 'Links im Zasavje' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Umweltagentur' })).toBeVisible();

  await page.getByRole('button', { name: 'Text entfernen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect(page.getByText(text('RemoveObject.done'))).toBeVisible();
  await expect(title(page)).toHaveValue(before);
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: before })).toBeVisible();
  await reader.context().close();
  console.expectSilence();
});

test('a text that somebody else has written meanwhile is not erased silently', extended, async ({ page, request }) => {
  const { access_token: token } = await requestToken(request, 'admin');
  const write = (words: string) =>
    request.put(place, { headers: { authorization: `Bearer ${token}` }, data: { title: words, body: words } });
  await write('Zuerst');
  await setLanguage(page, 'de');
  await startSession(page, 'admin');
  await page.goto('/network/cli_zasavje');
  await tab(page, 'Texte').click();
  await chooseText(page, 'Nützliche Links');
  await expect(title(page)).toHaveValue('Zuerst');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const notice = page.getByText(say('de', 'app.OutdatedNotice.text'));
  await title(page).fill('Meines');
  await write('Anderes');
  await press('Speichern');
  await expect(notice).toBeVisible();
  await expect(title(page)).toHaveValue('Meines');
  await press(say('de', 'app.OutdatedNotice.load'));
  await expect(title(page)).toHaveValue('Anderes');
  await expect(body(page)).toHaveValue('Anderes');
  await expect(notice).toHaveCount(0);

  await title(page).fill('Meines');
  await write('Noch ein anderes');
  await press('Speichern');
  await press(say('de', 'app.OutdatedNotice.overwrite'));
  await expect(page.getByText('Die Änderung ist gespeichert.')).toBeVisible();
  await expect(title(page)).toHaveValue('Meines');
  await expect(notice).toHaveCount(0);
});

test('words are kept that were written while the text was being saved', extended, async ({ page }) => {
  await setLanguage(page, 'de');
  await startSession(page, 'admin');
  await page.goto('/network/cli_zasavje');
  await tab(page, 'Texte').click();
  await chooseText(page, 'Nützliche Links');
  const save = page.getByRole('button', { name: 'Speichern' });
  const discard = page.getByRole('button', { name: say('de', 'routes.network.reset') });
  await body(page).fill('Erster Satz.');
  const release = await hold(page, 'PUT', '**/api/staticFiles/**');
  await save.click();
  await body(page).fill('Erster Satz. Zweiter Satz.');
  release();
  await expect(page.getByText('Die Änderung ist gespeichert.')).toBeVisible();
  await expect(page.getByText(/^Hier geschrieben, zuletzt geändert am /)).toBeVisible();
  await expect(body(page)).toHaveValue('Erster Satz. Zweiter Satz.');

  // They follow what is stored now.
  await save.click();
  await expect(discard).toHaveCount(0);
  await expect(body(page)).toHaveValue('Erster Satz. Zweiter Satz.');
});

test('the texts for all clients are reached by a link, on a phone as well', extended, async ({ page }) => {
  const console = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, 'admin');
  await page.goto('/network');
  await page.getByRole('link', { name: 'Texts for all clients' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Texts for all clients' })).toBeVisible();
  await expect(page.getByRole('treegrid')).toBeHidden();
  await expect(page.getByText('The text of the server is shown. What you save replaces it.')).toBeVisible();
  await page.getByRole('radio', { name: 'Slovenščina' }).check({ force: true });
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/\p{L}/u);
  console.expectSilence();
});
