import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { fillLogin, languages, openPeriod, signIn, setLanguage, watchConsole, words } from './journey.ts';
import { extendedIf, languagesOf } from './parts.ts';
import { untilQuiet } from './untilQuiet.ts';

const station = 'Ljubljana Bežigrad';

/** The station's sheet as rows of cell texts. */
async function rowsOf(file: string): Promise<string[]> {
  const parts = unzipSync(await readFile(file));
  const sheets = Object.keys(parts).filter((name) => /worksheets\/sheet\d+\.xml$/.test(name));
  const texts = sheets.map((name) => strFromU8(parts[name]!));
  const longest = texts.toSorted((a, b) => b.length - a.length)[0]!;
  return [...longest.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row]) => row!);
}

for (const language of languages) {
  const say = words[language];

  test(
    `a client user finds a station, reads a graph and exports the data (${language})`,
    extendedIf(language !== 'sl'),
    async ({ page }) => {
      const console = watchConsole(page);
      await setLanguage(page, language);
      await page.goto('/');
      await expect(page).toHaveURL(/\/auth\/login/);

      // A wrong password shows an error, and the username is kept.
      await fillLogin(page, language, 'okolje', 'Wrong-1!');
      await expect(page.getByRole('alert').getByText(say.wrong)).toBeVisible();
      await expect(page.getByRole('textbox', { name: say.username })).toHaveValue('okolje');
      await fillLogin(page, language, 'okolje');

      await expect(page).toHaveURL(/\/SI-OKOLJE\/locations\/map$/);
      await expect(page.getByRole('heading', { level: 1, name: say.mapTitle })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);

      // List and map are in sync, and the search ignores diacritics.
      await page.getByRole('searchbox', { name: say.find }).fill('bezigrad');
      await page.getByRole('region', { name: say.mapTitle }).getByText(station).click();
      // The card stops moving with the map.
      await expect(page.locator('[data-state="ready"]')).toBeVisible();
      await page.getByRole('link', { name: say.open, exact: true }).click();

      await expect(page).toHaveURL(/\/SI-OKOLJE\/location\/loc_bezigrad/);
      await expect(page.getByRole('heading', { level: 1, name: station })).toBeVisible();
      const graph = page.getByRole('figure', { name: /PM10/ });
      await expect(graph).toBeVisible();
      await expect(graph.getByText('Europe/Ljubljana')).toBeVisible();

      // The address contains the view and restores it.
      await openPeriod(page, language);
      await page.getByRole('radio', { name: say.month }).click({ force: true });
      await page.getByRole('radio', { name: say.hour }).click({ force: true });
      await expect(page).toHaveURL(/period=month/);
      await page.reload();
      await openPeriod(page, language);
      await expect(page.getByRole('radio', { name: say.month })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(graph).toBeVisible();

      await page.getByRole('button', { name: say.openExport, exact: true }).click();
      const exporting = page.getByRole('dialog');
      await exporting.getByRole('button', { name: say.everySeries }).click();
      const download = page.waitForEvent('download');
      await exporting.getByRole('button', { name: say.export, exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
      const rows = await rowsOf(await file.path());
      expect(rows.length).toBeGreaterThan(24);
      // Numbers and dates are Excel numbers, not text.
      expect(rows.at(-1)).toMatch(/<c [^>]*><v>\d/);
      expect(rows.join('')).toContain('PM10');

      await page.getByRole('button', { name: /Ana Novak/ }).click();
      await page.getByRole('menuitem', { name: say.logOut }).click();
      await expect(page).toHaveURL(/\/auth\/login$/);
      const left = await page.evaluate(() => Object.keys(sessionStorage));
      expect(left.filter((key) => /user|token|expires/i.test(key))).toEqual([]);
      console.expectSilence();
    },
  );
}

for (const language of languagesOf(1)) {
  const say = words[language];

  test(`a visitor reads a public client without an account (${language})`, async ({ page }) => {
    await setLanguage(page, language);
    // Waits as a reader would: content that loads late may move the target of the click.
    await page.goto('/auth/login');
    await untilQuiet(page);
    await page.getByRole('link', { name: 'Okolje Slovenija' }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.mapTitle })).toBeVisible();
    await page.getByRole('region', { name: say.mapTitle }).getByText('Krvavec').click();
    // The card stops moving with the map.
    await expect(page.locator('[data-state="ready"]')).toBeVisible();
    await page.getByRole('link', { name: say.open, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Krvavec' })).toBeVisible();
    await expect(page.getByRole('figure').first()).toBeVisible();
  });
}

for (const language of languagesOf(2)) {
  const say = words[language];

  test(`an administrator chooses among all clients (${language})`, async ({ page }) => {
    await setLanguage(page, language);
    await signIn(page, 'admin', language);
    await expect(page).toHaveURL(/\/clients$/);
    await expect(page.getByRole('heading', { level: 1, name: say.clients })).toBeVisible();
    for (const name of ['Mestna občina Obala', 'Okolje Slovenija', 'Regija Zasavje']) {
      await expect(page.getByRole('link', { name })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Regija Zasavje' }).click();
    await expect(page).toHaveURL(/\/ZASAVJE\/locations\/map$/);
    await expect(page.getByRole('region', { name: say.mapTitle }).getByText('Hrastnik')).toBeVisible();
  });
}
