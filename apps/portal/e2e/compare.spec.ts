import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { hold } from './held.ts';
import { fillLogin, openPeriod, setLanguage, startSession, watchConsole } from './journey.ts';
import { say } from './say.ts';
import { extended } from './parts.ts';

const screen = (key: string, values?: Record<string, string>) => say('en', `routes.locations.${key}`, values);

/** A whole month: the current one has no daily value on its first day. */
const month = new Date(Date.now() - 32 * 86_400_000).toISOString().slice(0, 7);
const year = Number(month.slice(0, 4));
const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);

test('series of two stations are compared, and Back undoes the selections one by one', async ({ page }) => {
  const console = watchConsole(page);
  await setLanguage(page, 'en');
  await page.goto(`/SI-OKOLJE/location/loc_bezigrad?period=month&date=${month}-15&interval=P1D`);
  await openPeriod(page, 'en');
  for (const name of ['15 min', '1 hour', '1 day']) {
    await expect(page.getByRole('radio', { name, exact: true })).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: screen('GraphCard.compare'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: screen('CompareRoute.title') })).toBeVisible();

  // By keyboard, without diacritics, with quantity and station in any order.
  const picker = page.getByRole('combobox', { name: screen('SeriesPicker.label') });
  await picker.fill('pm10 celje boln');
  await expect(page.getByRole('option')).toHaveCount(1);
  await picker.press('ArrowDown');
  await picker.press('Enter');
  await expect(page).toHaveURL(/series=ser_bezigrad_pm10%2Cser_celje_pm10/);
  await picker.press('Escape');
  await expect(page.getByRole('row', { name: 'PM10 particles, Celje bolnica' }).locator('sub').first()).toHaveText(
    '10',
  );
  const options = page.getByRole('button', { name: screen('GraphOptions.label') });
  await options.click();
  await page.getByText(`${year - 1}`, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`years=${year - 1}`));

  const legend = page.getByRole('figure').getByRole('rowheader');
  await expect(legend).toHaveText([
    new RegExp(`^PM10 particles, Ljubljana Bežigrad, ${year}`),
    new RegExp(`^PM10 particles, Celje bolnica, ${year}`),
    new RegExp(`^PM10 particles, Ljubljana Bežigrad, ${year - 1}`),
    new RegExp(`^PM10 particles, Celje bolnica, ${year - 1}`),
  ]);
  await options.click();
  await page.getByText(screen('arrangement.below')).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('application')).toHaveCount(2);

  await page.goBack();
  await expect(page.getByRole('application')).toHaveCount(1);
  await page.goBack();
  await expect(legend).toHaveCount(2);
  console.expectSilence();
});

test('changes that are faster than the screen are all kept', extended, async ({ page }) => {
  await setLanguage(page, 'en');
  const series = ['ser_bezigrad_pm10', 'ser_celje_pm10', 'ser_bezigrad_no2'];
  await page.goto(`/SI-OKOLJE/compare?period=day&date=${day}&series=${series.join()}`);
  await expect(page.getByRole('figure').getByRole('rowheader')).toHaveCount(3);
  // In one task: the screen does not follow in between.
  await page.getByRole('button', { name: /^Remove PM/ }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(page).toHaveURL(/series=ser_bezigrad_no2$/);

  const earlier = new Date(Date.parse(day) - 2 * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole('button', { name: 'Previous' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(new RegExp(`date=${earlier}`));
});

test('limits are switched off, and the address keeps it', extended, async ({ page }) => {
  await setLanguage(page, 'en');
  await page.goto(`/SI-OKOLJE/compare?series=ser_bezigrad_no2&period=day&date=${day}&interval=PT1H`);
  const plot = page.getByRole('application');
  await expect(plot).toHaveAccessibleDescription(/above 200\sµg\/m³ · hourly limit until 2030/);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByText('None', { exact: true }).click();
  await expect(page).toHaveURL(/regime=none/);
  await page.reload();
  await expect(plot).toHaveAccessibleDescription(/highest/);
  await expect(plot).not.toHaveAccessibleDescription(/above/);
});

test('unknown series of a link are reported, and the shown series are saved as Excel', async ({ page }) => {
  const console = watchConsole(page);
  await setLanguage(page, 'en');
  await page.goto(`/SI-OKOLJE/compare?series=ser_bezigrad_no2,nothing&period=day&date=${day}&interval=PT1H&regime=who`);
  await expect(page.getByText(/^1 data series in this link does not exist/)).toBeVisible();
  const figure = page.getByRole('figure');
  await figure.getByRole('button', { name: 'Save graph' }).click();
  const download = page.waitForEvent('download');
  await figure.getByRole('button', { name: 'Save as Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Comparison of 1 data series.xlsx');
  const parts = unzipSync(await readFile(await file.path()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  expect(sheet.match(/<row /g)!.length).toBeGreaterThan(23);
  // The day as an Excel serial number.
  expect(sheet).toContain(`<v>${Date.parse(day) / 86_400_000 + 25_569}</v>`);
  console.expectSilence();
});

test('the graph of a series is as high as the area that waits for it', extended, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/dataseries/getData*', async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/dataseries/getData*');
  await page.goto(`/SI-OKOLJE/compare?series=ser_bezigrad_pm10&period=day&date=${day}`);
  await asked;
  const height = () => page.getByRole('main').evaluate((main) => main.scrollHeight);
  const before = await height();
  resolve();
  await expect(page.getByRole('application')).toBeVisible();
  expect(await height()).toBe(before);
});

test('series that failed to load can be loaded again', extended, async ({ page }) => {
  await setLanguage(page, 'en');
  const fail = (what: RegExp) => page.route(what, (route) => route.fulfill({ status: 500, body: '{}' }));
  await fail(/getData.*ser_celje_pm10/);
  await page.goto(`/SI-OKOLJE/compare?series=ser_bezigrad_pm10,ser_celje_pm10&period=day&date=${day}`);
  await expect(page.getByText(screen('GraphArea.partial', { shown: '1', total: '2' }))).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('figure').getByRole('rowheader')).toHaveCount(2);
  await fail(/getData/);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('alert').getByText('Loading data series failed')).toBeVisible();
});

test('a comparison is saved, and after a reload opened, renamed and deleted', async ({ page }) => {
  const console = watchConsole(page);
  const word = (key: string) => screen(`SavedViews.${key}`);
  const menu = page.getByRole('button', { name: word('label') });
  const choose = async (entry: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await setLanguage(page, 'en');
  const shown = `/SI-OKOLJE/compare?series=ser_bezigrad_pm10&period=day&date=${day}`;
  await page.goto(shown);
  await page.getByRole('link', { name: word('logIn') }).click();
  await fillLogin(page, 'en', 'okolje');
  await expect(page).toHaveURL(shown);

  await choose(word('save'));
  await page.getByRole('textbox', { name: screen('NameView.name') }).fill('A day of dust');
  await page.keyboard.press('Enter');
  await expect(page.getByText(screen('NameView.saved'))).toBeVisible();

  await page.goto('/SI-OKOLJE/compare');
  await choose('A day of dust');
  await expect(page).toHaveURL(shown);
  await choose(word('rename'));
  await page.getByRole('textbox', { name: screen('NameView.name') }).fill('Dust');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: screen('NameView.save') })
    .click();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: /^Dust/ })).toContainText(word('current'));
  await page.keyboard.press('Escape');
  await choose(word('delete'));
  await page.getByRole('button', { name: say('en', 'app.DeleteDialog.confirm') }).click();
  await expect(page.getByText(screen('DeleteView.done'))).toBeVisible();
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText([word('save')]);
  console.expectSilence();
});

test('a comparison can be saved once the names of the saved ones are known', extended, async ({ page }) => {
  const word = (key: string) => say('sl', `routes.locations.SavedViews.${key}`);
  await setLanguage(page, 'sl');
  await startSession(page, 'okolje');
  const release = await hold(page, 'GET', '**/api/savedViews/get?*');
  await page.goto(`/SI-OKOLJE/compare?series=ser_bezigrad_pm10&period=day&date=${day}`);
  await page.getByRole('button', { name: word('label') }).click();
  const entry = page.getByRole('menuitem', { name: word('save') });
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(entry).not.toHaveAttribute('aria-disabled');
});
