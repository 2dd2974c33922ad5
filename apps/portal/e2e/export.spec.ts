import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { hold } from './held.ts';
import { setLanguage, watchConsole } from './journey.ts';
import { say } from './say.ts';
import { extended, extendedIf } from './parts.ts';

const dialog = (key: string) => say('en', `routes.locations.ExportDialog.${key}`);
const panel = (key: string, values?: Record<string, string>) => say('en', `layouts.ExportPanel.${key}`, values);

const chosenDay = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

async function openExport(page: Page) {
  await setLanguage(page, 'en');
  await page.goto(`/SI-OKOLJE/location/loc_bezigrad?period=day&date=${chosenDay}&interval=PT1H`);
  await page
    .getByRole('button', { name: say('en', 'routes.locations.ExportButton.export'), exact: true })
    .press('Enter');
  return page.getByRole('dialog', { name: dialog('title') });
}

const exports = (page: Page) => page.getByRole('region', { name: panel('label') });

/** A server that starts a workbook and then does `next`; the export calls of the portal are routed to it. */
async function halfAWorkbook(page: Page, next: 'wait' | 'break'): Promise<{ server: Server; left: Promise<void> }> {
  let leave = () => {};
  const left = new Promise<void>((done) => (leave = done));
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    if (request.method === 'OPTIONS') return response.end();
    response.on('close', leave);
    response.write('PK'.repeat(20_000));
    if (next === 'break') setTimeout(() => response.destroy(), 200);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  await page.route('**/api/exportData/get?*', (route) =>
    route.continue({ url: `http://localhost:${port}/api/exportData/get` }),
  );
  return { server, left };
}

for (const address of ['/SI-OKOLJE/location/loc_bezigrad', '/SI-OKOLJE/locations/map']) {
  test(
    `the button of the export is busy while the dialog is loading, at ${address}`,
    extendedIf(address.endsWith('map')),
    async ({ page }) => {
      const release = await hold(page, 'GET', '**/assets/ExportDialog-*.js');
      await setLanguage(page, 'en');
      await page.goto(address);
      const name = say('en', 'routes.locations.ExportButton.export');
      const isHeld = page.waitForRequest('**/assets/ExportDialog-*.js');
      await page.getByRole('button', { name, exact: true }).press('Enter');
      await isHeld;
      const busy = page.getByRole('button', { name: new RegExp(name) }).and(page.locator('[data-pending]'));
      await expect(busy).toBeVisible();
      release();
      await expect(page.getByRole('dialog', { name: dialog('title') })).toBeVisible();
      await expect(busy).toHaveCount(0);
    },
  );
}

test(
  'the export of all stations opens after a press while the map loads the list of series',
  extended,
  async ({ page }) => {
    const release = await hold(page, 'GET', '**/api/dataseries/getAll?*');
    const isHeld = page.waitForRequest('**/api/dataseries/getAll?*');
    await setLanguage(page, 'en');
    await page.goto('/SI-OKOLJE/locations/map');
    await isHeld;
    await page
      .getByRole('button', { name: say('en', 'routes.locations.ExportButton.export'), exact: true })
      .press('Enter');
    release();
    await expect(page.getByRole('dialog', { name: dialog('title') })).toBeVisible();
  },
);

test('an export is chosen by keyboard, and its file contains the values', async ({ page }) => {
  const console = watchConsole(page);
  const form = await openExport(page);
  await form.getByRole('combobox', { name: say('en', 'routes.locations.SeriesPicker.label') }).fill('no2');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(form.getByText('2 data series from 1 station')).toBeVisible();
  const period = form.getByRole('button', { name: new RegExp(dialog('period.view')) });
  await period.press('Enter');
  await page.getByRole('option', { name: dialog('period.custom') }).press('Enter');
  // React Aria announces a changed part of a date through `innerHTML`; Trusted Types must allow this.
  const day = form.getByRole('spinbutton').first();
  await day.press('ArrowUp');
  await day.press('ArrowDown');
  await form.getByRole('button', { name: new RegExp(dialog('period.custom')) }).press('Enter');
  await page.getByRole('option', { name: dialog('period.view') }).press('Enter');
  await expect(form.getByText(/^48 values, about \d kB$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: dialog('export') }).press('Enter');
  await expect(form).toBeHidden();
  const file = await download;
  await expect(page.getByText(panel('saved', { name: file.suggestedFilename() }))).toBeVisible();
  const parts = unzipSync(await readFile(await file.path()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  const rows = [...sheet.matchAll(/<row .*?<\/row>/g)].map(([row]) => row);
  expect(rows).toHaveLength(25);
  // The day as an Excel serial number, and its first hour.
  expect(rows[1]).toContain(`<v>${Date.parse(chosenDay) / 86_400_000 + 25_569}</v>`);
  expect(rows.filter((row) => /<c r="D\d+" s="7"><v>[\d.]+<\/v>/.test(row)).length).toBeGreaterThan(10);
  console.expectSilence();
});

test('Parquet is offered where the server has it', extended, async ({ page }) => {
  const form = await openExport(page);
  await form.getByRole('radio', { name: 'Parquet' }).press('Space');
  await expect(form.getByText(dialog('parquet'))).toBeVisible();
  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: dialog('export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.parquet$/);
  const bytes = await readFile(await file.path());
  expect([bytes.subarray(0, 4).toString(), bytes.subarray(-4).toString()]).toEqual(['PAR1', 'PAR1']);

  await page.route('**/api/capabilities', (route) => route.fulfill({ json: { capabilities: [] } }));
  const other = await openExport(page);
  await expect(other.getByRole('radio', { name: 'CSV' })).toBeVisible();
  await expect(other.getByRole('radio', { name: 'Parquet' })).toHaveCount(0);
});

test('numbers that are not valid are exported if requested', extended, async ({ page }) => {
  const form = await openExport(page);
  const box = form.getByRole('checkbox', { name: dialog('invalidValues') });
  await expect(box).toHaveCount(0);
  await form.getByText('15 min', { exact: true }).click();
  await box.check({ force: true });
  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: dialog('export') }).click();
  const parts = unzipSync(await readFile(await (await download).path()));
  expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).toContain(': invalid value<');

  await page.route('**/api/capabilities', (route) => route.fulfill({ json: { capabilities: [] } }));
  const other = await openExport(page);
  await other.getByText('15 min', { exact: true }).click();
  await expect(other.getByRole('button', { name: dialog('export') })).toBeEnabled();
  await expect(box).toHaveCount(0);
});

test('a cancelled export also ends on the server', async ({ page }) => {
  const form = await openExport(page);
  const { server, left } = await halfAWorkbook(page, 'wait');
  await form.getByRole('button', { name: dialog('export') }).click();
  await expect(exports(page).getByText(/received$/)).toBeVisible();
  await page
    .getByRole('link', { name: say('en', 'layouts.Shell.map') })
    .first()
    .click();
  await exports(page)
    .getByRole('button', { name: panel('cancel') })
    .click();
  await expect(exports(page)).toBeHidden();
  await left;
  await expect(page.locator('body')).not.toBeFocused();
  server.close();
});

test(
  'a file of another format than was asked for is named by its type, and said to be one',
  extended,
  async ({ page }) => {
    const form = await openExport(page);
    await page.route('**/api/exportData/get?*', (route) =>
      route.fulfill({ contentType: 'text/csv; charset=utf-8', body: 'time,PM10\r\n' }),
    );
    const download = page.waitForEvent('download');
    await form.getByRole('button', { name: dialog('export') }).click();
    expect((await download).suggestedFilename()).toBe('export.csv');
    const sentence = panel('savedAs', { name: 'export.csv', sent: 'CSV', asked: 'Excel' });
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  },
);

test('a broken connection leaves no file, and Retry downloads it', async ({ page }) => {
  const form = await openExport(page);
  const { server } = await halfAWorkbook(page, 'break');
  let saved = 0;
  page.on('download', () => saved++);
  await form.getByRole('button', { name: dialog('export') }).click();
  const failure = exports(page).getByRole('alert');
  await expect(failure).toContainText(say('en', 'app.errors.networkError'));
  await expect(failure).toContainText(panel('nothingSaved'));
  expect(saved).toBe(0);
  await page.unroute('**/api/exportData/get?*');
  const download = page.waitForEvent('download');
  await exports(page)
    .getByRole('button', { name: say('en', 'app.retry') })
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  server.close();
});
