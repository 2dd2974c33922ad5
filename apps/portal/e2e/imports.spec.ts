import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { administer, removeClients } from './administration.ts';
import { hold } from './held.ts';
import { setLanguage, startSession, watchConsole } from './journey.ts';
import { extended, languagesOf } from './parts.ts';
import { say } from './say.ts';

/** Hourly values of a dust monitor, in the format of a spreadsheet in Central Europe. */
function table(hours: number): string {
  const rows = Array.from({ length: hours }, (_, hour) => {
    const day = String(1 + Math.floor(hour / 24)).padStart(2, '0');
    const time = `${day}.03.2021 ${String(hour % 24).padStart(2, '0')}:00`;
    return `${time};${20 + (hour % 7)},5;${hour === 30 ? 'broken' : `${10 + (hour % 5)},0`}`;
  });
  return ['Time;Dust;NO2 (°C)', ...rows].join('\n');
}

const codePrefix = 'IMPORT-';

/** Adds a client with one station. */
async function addStation(request: APIRequestContext, code: string, name: string) {
  const station = { name, latitude: 46.1, longitude: 14.6, timeZone: 'Europe/Ljubljana' };
  const { add } = await administer(request);
  await add({ code: `${codePrefix}${code}`, name: `Town of ${name}`, stations: [station] });
}

test.afterEach(({ request }) => removeClients(request, codePrefix));

/** A scroll of the page closes the list: the field is scrolled to before, and the option chosen with the keyboard. */
async function choose(page: Page, field: Locator, typed: string, option: string | RegExp) {
  await field.click();
  await field.fill(typed);
  await expect(page.getByRole('option').first()).toHaveText(option);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

for (const language of languagesOf(2)) {
  test(`an administrator imports a file and corrects what was not recognised (${language})`, async ({
    page,
    request,
  }) => {
    const text = (id: string, values?: Record<string, string>) => say(language, `routes.imports.${id}`, values);
    const station = `Kvarč ${language}`;
    await addStation(request, language, station);
    const console = watchConsole(page);
    await setLanguage(page, language);
    await startSession(page, 'admin');
    await page.goto('/imports');
    await page.setInputFiles('input[type=file]', {
      name: 'dust.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(table(72)),
    });

    // Facts that the file leaves open are asked for, one after the other.
    await expect(page.getByRole('alert').getByText(text('CheckStep.refused', { name: 'dust.csv' }))).toBeVisible();
    await expect(page.getByText(text('refusal.zoneless'))).toBeVisible();
    await expect(page.getByRole('button', { name: text('CheckStep.import') })).toBeDisabled();
    const box = (name: string) => page.getByRole('combobox', { name });
    // The field that the message asks for is marked.
    await expect(box(text('ReadingFields.timeZone'))).toHaveAccessibleDescription(
      new RegExp(text('ReadingFields.choose')),
    );
    await choose(page, box(text('ReadingFields.timeZone')), 'Ljublj', 'Europe/Ljubljana');
    await expect(page.getByText(text('refusal.noTarget'))).toBeVisible();
    await choose(page, box(text('StationTargets.all')), station, new RegExp(station));
    const column = (name: string) => page.getByRole('group', { name, exact: true });
    // The unit of a heading can be wrong.
    await expect(page.getByText(text('refusal.unitMismatch'))).toBeVisible();
    const unfit = text('ColumnTargets.unfit', { stated: '°C', unit: 'µg/m³' });
    await expect(column('NO2 (°C)').getByText(unfit)).toBeVisible();
    await column('NO2 (°C)')
      .getByRole('button', { name: text('ColumnTargets.unit') })
      .click();
    await page.getByRole('option', { name: 'ppb', exact: true }).click();
    await expect(page.getByText(text('CheckStep.ready', { name: 'dust.csv' }))).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'NO2 (°C)' })).toContainText('ppb');
    await choose(page, column('Dust').getByRole('combobox'), 'PM10', /PM10/);
    await expect(page.getByRole('row', { name: /PM10/ })).toContainText(station);
    await expect(page.getByRole('listitem').filter({ hasText: 'broken' })).toContainText('32');
    const release = await hold(page, 'POST', '**/api/imports?*');
    await page.getByRole('button', { name: text('CheckStep.import') }).click();
    // The choices of a running import cannot be changed, nor another file be chosen.
    await expect(page.getByText(text('ImportRoute.reading'))).toBeVisible();
    const fixed = page.locator('[inert]');
    await expect(fixed.filter({ has: box(text('StationTargets.all')) })).toBeVisible();
    await expect(fixed.filter({ has: page.getByRole('button', { name: text('CheckStep.reading') }) })).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(text('ImportRoute.file')) })).toBeHidden();
    release();
    await expect(page.getByText(text('DoneStep.imported'))).toBeVisible();
    await page.getByRole('link', { name: station }).click();
    await expect(page.getByRole('heading', { name: station, level: 1 })).toBeVisible();
    const { headers } = await administer(request);
    const audited = await request.get('/api/audit/get?kind=measurementsImport', { headers });
    expect(await audited.text()).toContain('"added":143');
    console.expectSilence();
  });
}

test(
  'an import is checked again if somebody else has changed the data since the check',
  extended,
  async ({ page, request }) => {
    const text = (id: string, values?: Record<string, string>) => say('sl', `routes.imports.${id}`, values);
    await addStation(request, 'LATER', 'Kvarč Pozno');
    const { headers } = await administer(request);
    const rows = (value: number) => [0, 1, 2].map((hour) => `2021-03-01T0${hour}:00Z;Kvarč Pozno;${value}`);
    const content = (value: number) => Buffer.from(['time;station;PM10 (µg/m³)', ...rows(value)].join('\n'));
    await setLanguage(page, 'sl');
    await startSession(page, 'admin');
    await page.goto('/imports');
    await page.setInputFiles('input[type=file]', { name: 'later.csv', mimeType: 'text/csv', buffer: content(20) });
    await expect(page.getByText(text('CheckStep.ready', { name: 'later.csv' }))).toBeVisible();
    const series = page.getByRole('row', { name: /PM/ });
    await expect(series).toContainText(text('PlannedSeries.isNew'));
    await page.getByRole('button', { name: text('CheckStep.reading') }).click();
    await page.getByRole('checkbox', { name: text('ReadingFields.average') }).setChecked(true, { force: true });
    const pressImport = () => page.getByRole('button', { name: text('CheckStep.import'), exact: true }).click();
    await expect(page.getByText(text('ImportRoute.reading'))).toBeHidden();

    const others = { ...headers, 'content-type': 'application/octet-stream' };
    const imported = await request.post('/api/imports?name=other.csv', { headers: others, data: content(30) });
    expect(await imported.text()).toContain('"isImported":true');
    await pressImport();
    await expect(page.getByRole('alert').getByText(text('CheckStep.outdated'))).toBeVisible();
    await expect(series).toContainText(text('PlannedSeries.exists'));
    await expect(page.getByRole('checkbox', { name: text('ReadingFields.average') })).toBeChecked();
    await pressImport();
    await expect(page.getByText(text('DoneStep.imported'))).toBeVisible();
  },
);

for (const [name, content] of [
  ['empty.csv', ''],
  ['report.pdf', '%PDF-1.7 a report'],
  ['picture.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
] as const) {
  test(`${name} cannot be read, and another file is asked for`, extended, async ({ page }) => {
    const text = (id: string, values?: Record<string, string>) => say('en', `routes.imports.${id}`, values);
    await setLanguage(page, 'en');
    await startSession(page, 'admin');
    await page.goto('/imports');
    await page.setInputFiles('input[type=file]', {
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content, 'latin1'),
    });
    await expect(page.getByRole('alert').getByText(text('CheckStep.refused', { name }))).toBeVisible();
    // No choice about times and numbers helps here.
    await expect(page.getByRole('button', { name: text('CheckStep.reading') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: text('CheckStep.import'), exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: text('CheckStep.another') }).click();
    await expect(page.getByRole('group', { name: text('FileStep.label') })).toBeVisible();
  });
}

test('a station that is not known is named at its field, without options of the command line', async ({ page }) => {
  const text = (id: string) => say('en', `routes.imports.${id}`);
  await setLanguage(page, 'en');
  await startSession(page, 'admin');
  await page.goto('/imports');
  await page.setInputFiles('input[type=file]', {
    name: 'dust.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('time,station,PM10\n2021-03-01T00:00:00Z,Nowhere,20\n2021-03-01T01:00:00Z,Nowhere,21'),
  });
  await expect(page.getByRole('combobox', { name: 'Nowhere' })).toHaveAccessibleDescription(
    new RegExp(text('StationTargets.unknown')),
  );
  await expect(page.getByText('--station')).toHaveCount(0);
});

test('only an administrator imports', async ({ page }) => {
  await startSession(page, 'obala-key');
  await page.goto('/imports');
  await expect(page).not.toHaveURL(/imports/);
});
