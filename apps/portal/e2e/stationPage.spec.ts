import { expect, test } from '@playwright/test';
import { languages, setLanguage } from './journey.ts';

const station = '/SI-OKOLJE/location/loc_bezigrad';
const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 650 },
  { width: 390, height: 844 },
] as const;

/** Pixels from the top of the page. */
const lowestFirstValue = 250;
const lowestPlot = 650;

/** Deciding value of the verdict: a number with its unit. */
const decidingValue = /^[\d.,]+\sµg\/m³$/;

for (const viewport of windows) {
  for (const language of languages) {
    test(`a station answers first at ${viewport.width} × ${viewport.height} (${language})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await setLanguage(page, language);
      await page.goto(station);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ljubljana Bežigrad');
      const value = page.getByText(decidingValue).first();
      await expect(value).toBeVisible();
      const { y, height } = (await value.boundingBox())!;
      expect(y + height).toBeLessThan(lowestFirstValue);
      if (viewport.width < 1280 || viewport.height > 650) return;
      const plot = page.getByRole('figure').first().getByRole('application');
      await expect(plot).toBeVisible();
      expect((await plot.boundingBox())!.y).toBeLessThan(lowestPlot);
    });
  }
}

test('the menu, the head and the list of the API give a station one verdict', async ({ page, request }) => {
  const clients = await request.get('/api/locations/map?clientId=cli_okolje');
  const all = (await clients.json()) as { id: string; name: string; state: string; index?: { label: string } }[];
  const judged = all.find(({ state, index }) => state === 'ok' && index !== undefined)!;
  await setLanguage(page, 'en');
  await page.goto(`/SI-OKOLJE/location/${judged.id}`);
  await expect(page.getByRole('main').getByText(judged.index!.label, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: `${judged.index!.label} ${judged.name}` })).toBeVisible();
});

test('a server with the core of the contract only has a head without index and hours', async ({ page }) => {
  await page.route('**/api/locations/location?*', async (route) => {
    const answer = await route.fetch();
    const { id, name, clientId } = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { id, name, clientId, warning: { color: '#8e24aa' } } });
  });
  await setLanguage(page, 'en');
  await page.goto(station);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ljubljana Bežigrad');
  await expect(page.getByText('Warning level not given')).toBeVisible();
});
