import { expect, type Page, test } from '@playwright/test';
import { changeJson } from './answers.ts';
import { setLanguage, startSession } from './journey.ts';
import { say } from './say.ts';
import { extended } from './parts.ts';

interface Station {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

const center = Array.from({ length: 12 }, (_, index) => ({ name: 'Center', latitude: 45.5 + index / 100 }));

/** Adds 3,000 stations to those of the client, of which twelve have one name. */
const withManyStations = (page: Page) =>
  changeJson<Station[]>(page, '**/api/locations/map?*', (stations) => [
    ...stations,
    ...Array.from({ length: 3000 }, (_, index) => ({
      ...stations[0]!,
      id: `many_${index}`,
      name: `Station ${index}`,
      longitude: 14.5,
      ...center[index],
    })),
  ]);

/** The report of a station that measures PM10 only. */
const reportOf = (index: number) => ({
  locationId: `many_${index}`,
  name: `Station ${index}`,
  timeZone: 'Europe/Ljubljana',
  from: '2025-12-31T23:00:00Z',
  to: '2026-01-31T23:00:00Z',
  until: '2026-01-31T23:00:00Z',
  requiredCoverage: 75,
  parameters: [
    {
      seriesId: `many_${index}_pm10`,
      parameter: 'PM10',
      name: 'PM10 particles',
      unit: 'µg/m³',
      decimals: 1,
      category: 'pollution',
      aggregator: 'mean',
      coverage: 98,
      isEnough: true,
      value: 31.4,
      percentiles: [],
    },
  ],
  limits: [],
  traffic: [],
  maintenance: [],
});

test.beforeEach(({ page }) => setLanguage(page, 'en'));

test('the station of a report is found by typing', extended, async ({ page }) => {
  await withManyStations(page);
  await page.goto('/SI-OKOLJE/reports');
  const field = page.getByRole('combobox', { name: say('en', 'routes.reports.PeriodPicker.station') });
  await expect(field).toHaveValue(say('en', 'routes.reports.PeriodPicker.allStations'));
  await field.fill('center');
  await page.getByRole('option', { name: 'Center (45.5200° N, 14.5000° E)' }).click();
  await expect(field).toHaveValue('Center (45.5200° N, 14.5000° E)');
  await expect(page.locator('a[href*="/reports/many_2/"]')).toBeVisible();
  await field.fill('');
  await field.blur();
  await expect(field).toHaveValue('Center (45.5200° N, 14.5000° E)');
});

test('the report of all stations comes in pages, and its workbook has no time limit', async ({ page }) => {
  await withManyStations(page);
  const asked: string[] = [];
  await page.route('**/api/reports/statistics?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const [limit, offset] = [Number(searchParams.get('limit')), Number(searchParams.get('offset'))];
    asked.push(`${limit} from ${offset}`);
    const stations = Array.from({ length: Math.min(limit, 3014 - offset) }, (_, index) => reportOf(offset + index));
    return route.fulfill({ json: { period: '2026-01', total: 3014, stations } });
  });
  await page.goto('/SI-OKOLJE/reports/all/2026-01');
  await expect(page.getByText('Stations 1 to 60 of 3,014, by name')).toBeVisible();
  await expect(page.getByText('The Excel file holds all 3,014 stations')).toBeVisible();
  const next = page.getByRole('navigation', { name: 'Pages of stations' }).getByRole('button', { name: 'Page 51' });
  await next.click();
  await expect(page).toHaveURL(/all\/2026-01\?page=51$/);
  await expect(next).toBeFocused();
  await expect(page.getByText('Stations 3,001 to 3,014 of 3,014, by name')).toBeVisible();
  await expect(page.getByText('14 of 14 stations have data.')).toBeVisible();
  expect(asked).toEqual(['60 from 0', '60 from 3000']);
  // Another period keeps the page, a station has none.
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page).toHaveURL(/all\/2025-12\?page=51$/);
});

test('the report of a server without pages has all its stations, and no pages', extended, async ({ page }) => {
  await withManyStations(page);
  const stations = Array.from({ length: 70 }, (_, index) => reportOf(index));
  await page.route('**/api/reports/statistics?*', (route) => route.fulfill({ json: { period: '2026-01', stations } }));
  await page.goto('/SI-OKOLJE/reports/all/2026-01');
  await expect(page.getByText('70 of 70 stations have data.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of stations' })).toHaveCount(0);
});

test('the station of an alert is found by typing', extended, async ({ page }) => {
  await withManyStations(page);
  await startSession(page, 'okolje');
  await page.goto('/SI-OKOLJE/alerts');
  await page.getByRole('button', { name: say('en', 'routes.alerts.AlertsRoute.add') }).click();
  const field = page.getByRole('combobox', { name: say('en', 'routes.alerts.EditAlert.station') });
  await field.fill('45.52');
  await page.getByRole('option', { name: 'Center (45.5200° N, 14.5000° E)' }).click();
  await expect(field).toHaveValue('Center (45.5200° N, 14.5000° E)');
});

test('the menu and the series of a comparison tell stations of one name apart', extended, async ({ page }) => {
  await withManyStations(page);
  await changeJson<{ id: string; locationId: string; locationName: string }[]>(
    page,
    '**/api/dataseries/getAll?*',
    (series) => [
      ...series,
      { ...series[0]!, id: 'first', locationId: 'many_1', locationName: 'Center' },
      { ...series[0]!, id: 'second', locationId: 'many_2', locationName: 'Center' },
    ],
  );
  await page.goto('/SI-OKOLJE/compare');
  await page.getByRole('combobox', { name: say('en', 'routes.locations.SeriesPicker.label') }).fill('center');
  await expect(page.getByRole('group', { name: 'Center (45.5100° N, 14.5000° E)' })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Center (45.5200° N, 14.5000° E)' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: say('en', 'layouts.Shell.locations') }).click();
  await expect(menu.getByRole('link', { name: 'Center (45.5100° N, 14.5000° E)' })).toHaveCount(1);
});

test('an export says how many of the data series a file can hold', extended, async ({ page }) => {
  await changeJson<{ id: string }[]>(page, '**/api/dataseries/getAll?*', (series) => [
    ...series,
    ...Array.from({ length: 1500 - series.length }, (_, index) => ({ ...series[0]!, id: `many_${index}` })),
  ]);
  await page.goto('/SI-OKOLJE/locations/map');
  await page.getByRole('button', { name: say('en', 'routes.locations.ExportButton.export') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('0 of 1,500 data series; a file holds at most 500')).toBeVisible();
  const first = dialog.getByRole('button', { name: 'First 500' });
  await first.click();
  await expect(dialog.getByText('500 of 1,500 data series; a file holds at most 500')).toBeVisible();
  await expect(first).toHaveAttribute('aria-disabled', 'true');
});

test('the search tells stations of one name apart, and shows all of them', extended, async ({ page }) => {
  await withManyStations(page);
  await page.goto('/SI-OKOLJE/useful/links');
  await page.getByRole('button', { name: say('en', 'layouts.search.label') }).click();
  await page.getByRole('searchbox', { name: say('en', 'layouts.search.label') }).fill('center');
  const stations = page.getByRole('group', { name: 'Stations (6 of 12)' });
  await expect(stations.getByRole('option', { name: 'Center' })).toHaveCount(6);
  await expect(stations.getByText('45.5100° N, 14.5000° E')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ of \d+ results$/);
  await page.getByRole('option', { name: 'Show 6 more' }).first().click();
  const all = page.getByRole('group', { name: 'Stations', exact: true });
  await expect(all.getByRole('option', { name: 'Center' })).toHaveCount(12);
  await page.getByRole('searchbox', { name: say('en', 'layouts.search.label') }).fill('45.51');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/location\/many_1$/);
});

test('clients of one name are shown with their code', extended, async ({ page }) => {
  await changeJson<{ name: string }[]>(page, '**/api/clients/get', (clients) =>
    clients.map((client) => ({ ...client, name: 'Okolje' })),
  );
  await startSession(page, 'admin');
  await page.goto('/portalUsers');
  await page.getByRole('button', { name: new RegExp(say('en', 'routes.users.UsersRoute.anyClient')) }).click();
  await expect(page.getByRole('option', { name: 'Okolje (SI-OKOLJE)' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Okolje (OBALA)' })).toBeVisible();
});

test('a key of many stations names three of them, and all when asked', extended, async ({ page }) => {
  const locations = Array.from({ length: 396 }, (_, index) => ({ id: `many_${index}`, name: `Station ${index}` }));
  await startSession(page, 'admin');
  await page.route('**/api/apiKeys/get', (route) =>
    route.fulfill({
      json: [{ id: 'key_many', name: 'Loggers', clientId: 'cli_1', createdAt: '2026-01-01T00:00:00Z', locations }],
    }),
  );
  await page.goto('/apiKeys');
  const row = page.getByRole('row', { name: /Loggers/ });
  await expect(row.getByText('Station 0, Station 1, Station 2')).toBeVisible();
  expect((await row.boundingBox())!.height).toBeLessThan(100);
  const others = row.locator('details', { hasText: 'Station 395' });
  await expect(others).toHaveJSProperty('open', false);
  await row.getByText('and 393 more').click();
  await expect(others).toHaveJSProperty('open', true);
});

test('the menu has the stations when their group is open, and shows the current one', extended, async ({ page }) => {
  await withManyStations(page);
  await page.goto('/SI-OKOLJE/useful/links');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Useful links' })).toBeVisible();
  expect(await menu.locator('a').count()).toBeLessThan(30);
  await page.goto('/SI-OKOLJE/location/loc_bezigrad');
  await expect(menu.locator('a[aria-current]')).toBeInViewport();
  expect(await menu.locator('a').count()).toBeLessThan(400);
  await menu.getByRole('link', { name: 'Compare graphs' }).scrollIntoViewIfNeeded();
  expect(await menu.evaluate((element) => element.scrollHeight)).toBeLessThan(2000);
});
