import { expect, type Page, test } from '@playwright/test';
import { changeJson } from './answers.ts';
import { openPeriod, setLanguage } from './journey.ts';
import { say } from './say.ts';
import { extended } from './parts.ts';

const text = (key: string) => say('en', `routes.locations.${key}`);
const question = (page: Page) => page.getByRole('alertdialog', { name: text('LargeDataDialog.title') });
const answer = (page: Page, key: 'proceed' | 'cancel') =>
  question(page)
    .getByRole('button', { name: text(`LargeDataDialog.${key}`) })
    .click();
const loadButtons = (page: Page) => page.getByRole('button', { name: text('GraphArea.load') });

/** Number of values that the dialog names. */
async function askedValues(page: Page): Promise<number> {
  const body = await question(page).innerText();
  return Number(/([\d,]+) values will be loaded/.exec(body)![1]!.replaceAll(',', ''));
}

const year = new Date().getFullYear() - 1;
/** A station with wind: the graph and the wind rose load at once. */
const station = `/SI-OKOLJE/location/loc_bezigrad?period=month&date=${year}-06-15&interval=PT15M`;

async function openStation(page: Page, threshold: number) {
  await setLanguage(page, 'en');
  await changeJson<object>(page, '**/config/config.json', (config) => ({ ...config, LargeDataThreshold: threshold }));
  await page.goto(station);
}

test('a station asks once for all its graphs, and Proceed loads them', async ({ page }) => {
  await openStation(page, 100);
  await expect(question(page)).toHaveCount(1);
  // A month of quarter hours, and two series of hours for the wind rose.
  await expect.poll(() => askedValues(page)).toBeGreaterThanOrEqual(30 * 96 + 2 * 30 * 24);
  await answer(page, 'proceed');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: text('GraphCard.label') }).getByRole('figure')).toBeVisible();
  await expect(loadButtons(page)).toHaveCount(0);
});

test('Cancel leaves a usable screen, on which each graph can be loaded', extended, async ({ page }) => {
  await openStation(page, 100);
  await expect(question(page)).toHaveCount(1);
  await answer(page, 'cancel');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText(text('GraphArea.cancelled'))).not.toHaveCount(0);
  const count = await loadButtons(page).count();
  expect(count).toBeGreaterThanOrEqual(2);
  await loadButtons(page).first().click();
  await expect(question(page)).toHaveCount(1);
  await answer(page, 'proceed');
  await expect(page.getByRole('region', { name: text('GraphCard.label') }).getByRole('figure')).toBeVisible();
  await expect(loadButtons(page)).toHaveCount(count - 1);
});

test(
  'a comparison of eight series over a year of quarter hours asks with the default threshold',
  extended,
  async ({ page, request }) => {
    await setLanguage(page, 'en');
    const clients = (await (await request.get('/api/clients/get')).json()) as { id: string; code: string }[];
    const clientId = clients.find(({ code }) => code === 'SI-OKOLJE')!.id;
    const all = (await (await request.get('/api/dataseries/getAll', { params: { clientId } })).json()) as {
      id: string;
      first?: string;
    }[];
    const series = all.filter(({ first }) => first && Date.parse(first) < Date.UTC(year, 0)).slice(0, 8);
    expect(series).toHaveLength(8);
    const ids = series.map(({ id }) => id).join(',');
    const search = `series=${ids}&period=year&date=${year}-06-15&interval=PT15M`;
    await page.goto(`/SI-OKOLJE/compare?${search}`);
    await expect(question(page)).toHaveCount(1);
    expect(await askedValues(page)).toBeGreaterThan(250_000);
    await answer(page, 'cancel');
    await expect(loadButtons(page)).toHaveCount(1);
    // Fewer values need no question.
    await openPeriod(page, 'en');
    await page.getByText('1 day', { exact: true }).click();
    await expect(page.getByRole('figure').first()).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  },
);
