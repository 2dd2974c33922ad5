import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from '@playwright/test';
import { expectTidy, fillLogin, signIn, test, watch } from './foreign.ts';
import { valueAt } from './minimalData.ts';
import { extended } from '../parts.ts';

// The main job on a server that knows only the specification. `npm test` runs this file, too.

const day = '2026-10-06';
const noon = Date.parse(`${day}T12:00:00Z`);

test('a user signs in, finds a station, reads its graph and exports the data', extended, async ({ page, backend }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth\/login/);
  await fillLogin(page, 'dolina', 'Wrong-1!');
  await expect(page.getByRole('alert').getByText('Invalid credentials')).toBeVisible();
  // The browser reports the refusal in the console.
  const { expectNone } = watch(page);
  await fillLogin(page, 'dolina');

  await expect(page).toHaveURL(/\/DOLINA\/locations\/map$/);
  const list = page.getByRole('list', { name: 'Stations' });
  await expect(list.getByRole('listitem')).toContainText(['Škofja Loka', 'Čatež ob Savi', 'Žiri']);
  await expect(page.getByText('3 stations', { exact: true }).first()).toBeVisible();
  await expectTidy(page);
  await page.getByRole('searchbox', { name: 'Find a station' }).fill('skofja');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /Škofja Loka/ }).press('Enter');
  await page.getByRole('link', { name: 'Open station' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Škofja Loka' })).toBeVisible();
  await page.goto(`/DOLINA/location/11?period=day&date=${day}&interval=PT1H`);
  const graph = page.getByRole('figure', { name: 'PM10 (µg/m³), Škofja Loka' });
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  // 12:00 UTC is 14:00 in the time zone of the configuration.
  const highest = valueAt(111, noon).toFixed(1);
  await expect(graph.getByRole('row', { name: new RegExp(`14:00.*${highest.replace('.', '\\.')}`) })).toBeVisible();
  await expect(page.getByText('Europe/Ljubljana, assumed: the server names none')).toBeVisible();
  await expectTidy(page);

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export data' });
  await dialog.getByRole('button', { name: 'All (3)' }).click();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const parts = unzipSync(await readFile(await file.path()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  expect(sheet.match(/<row /g)).toHaveLength(25);
  expect(sheet).toContain(`<v>${highest.replace(/\.0$/, '')}</v>`);

  // Every call names the language.
  expect(backend.calls.filter(({ language }) => language !== 'en-GB')).toEqual([]);
  await page.getByRole('button', { name: 'Account of Jure Čuk' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  expectNone();
});

test('a visitor compares series of two stations of a public client', extended, async ({ page }) => {
  const { expectNone } = watch(page);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'DOLINA' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Locations map' })).toBeVisible();
  await page.goto(`/DOLINA/compare?period=day&date=${day}&interval=PT1H`);
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
  const picker = page.getByRole('combobox', { name: 'Data series' });
  for (const name of ['pm10 loka', 'pm10 ziri']) {
    await picker.fill(name);
    await expect(page.getByRole('option')).toHaveCount(1);
    await picker.press('ArrowDown');
    await picker.press('Enter');
    await picker.press('Escape');
  }
  await expect(page).toHaveURL(/series=111%2C131/);
  const figure = page.getByRole('figure');
  await expect(figure.getByRole('rowheader')).toHaveText([/^PM10 \(µg\/m³\), Škofja Loka/, /^PM10 \(µg\/m³\), Žiri/]);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(figure.getByRole('row', { name: new RegExp(`14:00.*${valueAt(111, noon).toFixed(1)}`) })).toBeVisible();
  await expectTidy(page);
  // A private client is not there for a visitor.
  await page.goto('/LUKA/locations/map');
  await expect(page).toHaveURL(/\/auth\/login\?origin=/);
  expectNone();
});

test('an administrator adds, changes and deletes a user', extended, async ({ page }) => {
  const { expectNone } = watch(page);
  await signIn(page, 'skrbnik');
  await page.goto('/portalUsers');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const field = (label: string) => page.getByRole('dialog').getByLabel(label).and(page.locator('input')).first();
  const choose = async (name: string, action: string) => {
    await row(name)
      .getByRole('button', { name: `Actions: ${name}` })
      .dispatchEvent('click');
    await page.getByRole('menuitem', { name: action }).press('Enter');
  };
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'E-mail',
    'Telephone',
    'Client',
    'Roles',
    'Actions',
  ]);
  await expect(row('Jure Čuk')).toHaveText(/dolina.*jure@example\.org.*\+386 4 555 01 02.*DOLINA.*User/s);
  await expectTidy(page);

  await page.getByRole('link', { name: 'Add user' }).click();
  await field('Username').fill('vida');
  await field('Full name').fill('Vida Žnidaršič');
  await field('E-mail').fill('vida@example.org');
  await field('Password').fill('Lipov-cvet-1');
  await page.getByRole('dialog').getByRole('button', { name: 'Client' }).click();
  await page.getByRole('option', { name: 'LUKA' }).click();
  await expectTidy(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('Vida Žnidaršič has been added.')).toBeVisible();
  await expect(row('Vida Žnidaršič')).toContainText('LUKA');

  await choose('Vida Žnidaršič', 'Edit');
  await field('Full name').fill('Vida Oman');
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(row('Vida Oman')).toBeVisible();

  await choose('Vida Oman', 'Change password');
  await field('New password').fill('Lipov-cvet-2');
  await field('Repeat password').fill('Lipov-cvet-2');
  await page.getByRole('dialog').getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('The password of Vida Oman is changed.')).toBeVisible();

  await choose('Vida Oman', 'Delete user');
  const question = page.getByRole('alertdialog', { name: 'Delete Vida Oman?' });
  await expect(question).toContainText('(vida@example.org, LUKA)');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row('Vida Oman')).toHaveCount(0);
  expectNone();
});
