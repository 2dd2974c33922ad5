import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { changeJson } from './answers.ts';
import { watchConsole } from './journey.ts';
import { extended } from './parts.ts';

const file = resolve(import.meta.dirname, '../../../../shared/data/uk-air-sites.csv.gz');

/** Splits a CSV line: a quoted field may contain commas. */
const fieldsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** Stations in the format of the API; rows without coordinates are left out. */
function stationsOf(text: string) {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = fieldsOf(head);
  return lines.map((line, index) => {
    const fields = fieldsOf(line);
    const field = (name: string) => fields[names.indexOf(name)] ?? '';
    const place = (name: string) => (field(name) === '' || field(name) === 'NA' ? null : Number(field(name)));
    return {
      id: `uk_${index}`,
      name: field('Site.Name'),
      latitude: place('Latitude'),
      longitude: place('Longitude'),
      timeZone: 'Europe/London',
      categories: ['pollution'],
      warning: { level: 'none', color: '#2f8f5b', label: 'No warning' },
      state: 'ok',
      latest: [],
    };
  });
}

test('shows and finds 6,611 real stations', extended, async ({ page }) => {
  test.skip(!existsSync(file), 'needs ../shared/data/uk-air-sites.csv.gz beside the repository');
  // Software rendering needs many seconds.
  test.slow();
  const stations = stationsOf(gunzipSync(readFileSync(file)).toString('utf8'));
  expect(stations).toHaveLength(6611);
  expect(stations.filter(({ latitude }) => latitude === null)).toHaveLength(2);
  await page.route('**/api/locations/map?*', (route) => route.fulfill({ json: stations }));
  await changeJson<{ Map: object }>(page, '/config/config.json', (config) => ({
    ...config,
    Map: { ...config.Map, style: null, minZoom: 4 },
  }));
  const console = watchConsole(page);
  await page.goto('/SI-OKOLJE/locations/map');
  // The long answer passes through the test, which takes a busy machine longer than a page.
  await expect(page.getByText('6,611 stations').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('[data-state="ready"]')).toBeVisible({ timeout: 60_000 });
  const list = page.getByRole('list', { name: 'Stations' });
  await expect(list.getByRole('listitem')).toHaveCount(200);

  await page.getByRole('searchbox', { name: 'Find a station' }).fill('marylebone');
  await expect(list.getByRole('button', { name: /^London Marylebone Road/ }).first()).toBeVisible();
  await list
    .getByRole('button', { name: /^London Marylebone Road/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/station=uk_\d+/);
  await expect(page.getByRole('heading', { name: /^London Marylebone Road/, level: 2 })).toBeVisible();
  console.expectSilence();
});
