import { expect, type Page, test } from '@playwright/test';
import { fillLogin, setLanguage } from './journey.ts';
import { overlapsOf, type PaperPage, pagesOf } from './paper.ts';
import { say } from './say.ts';
import { untilQuiet } from './untilQuiet.ts';
import { extended } from './parts.ts';

const screen = (key: string, values?: Record<string, string>) => say('en', `routes.locations.${key}`, values);

/** Letters of one word can come from two fonts, and then are two texts. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const textOf = (pages: readonly PaperPage[]) => withoutSpaces(pages.map(({ text }) => text).join(''));

const lowestOn = ({ boxes }: PaperPage) => Math.max(...boxes.map(({ bottom }) => bottom));

async function printed(page: Page, options: { landscape?: boolean } = {}): Promise<PaperPage[]> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await untilQuiet(page);
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  return pagesOf(await page.pdf({ format: 'A4', margin, ...options }));
}

const longName =
  'Automatic monitoring station of air quality and noise at the northern entrance of the regional hospital';

for (const landscape of [false, true]) {
  test(
    `a comparison prints its period and all its figures, ${landscape ? 'landscape' : 'portrait'}`,
    extended,
    async ({ page }) => {
      await page.route('**/api/**', async (route) => {
        const response = await route.fetch();
        if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
        const body = (await response.text()).replaceAll('"Celje bolnica"', JSON.stringify(longName));
        return route.fulfill({ response, body });
      });
      await setLanguage(page, 'en');
      const series = 'ser_bezigrad_pm10,ser_celje_pm10,ser_bezigrad_t,ser_kranj_pm10';
      await page.goto(`/SI-OKOLJE/compare?series=${series}&period=custom&from=2025-03-03&to=2025-03-16`);
      await expect(page.getByRole('figure').getByRole('rowheader')).toHaveCount(4);
      const pages = await printed(page, { landscape });
      expect(pages.flatMap(overlapsOf)).toEqual([]);
      const text = textOf(pages);
      for (const figure of ['last', 'min', 'mean', 'max', 'missing']) {
        expect(text).toContain(withoutSpaces(say('en', `ui.SeriesChart.${figure}`)));
      }
      expect(text).toContain(withoutSpaces('3 – 16 Mar 2025'));
      expect(text).toContain(withoutSpaces(longName));
      for (const { boxes, width } of pages) {
        expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(width - 20);
      }
      expect(pages.length).toBeLessThanOrEqual(landscape ? 2 : 1);
      // The title is on the page of the first plot.
      expect(lowestOn(pages[0]!)).toBeGreaterThan(pages[0]!.height / 2);
    },
  );
}

test('a station prints its cards before anyone has scrolled to them', extended, async ({ page }) => {
  await setLanguage(page, 'en');
  await page.goto('/SI-OKOLJE/location/loc_bezigrad');
  await expect(page.getByRole('figure').first()).toBeVisible();
  const pages = await printed(page);
  const text = textOf(pages);
  const headings = ['StationPlace.heading', 'NoiseCard.heading', 'StationEquipment.instruments'];
  const notLoaded = withoutSpaces(screen('NotOnPaper.text'));
  for (const heading of headings) expect(text).toContain(withoutSpaces(screen(heading)) + notLoaded);
  expect(text).not.toContain(withoutSpaces(screen('StationRoute.back')));
  expect(pages[0]!.boxes.map((one) => one.text)).not.toContain(screen('ShareButton.share'));
  // No heading is alone on an empty card.
  for (const { boxes, height } of pages) {
    const last = boxes.reduce((one, other) => (other.bottom > one.bottom ? other : one));
    const isHeading = last.bottom - last.top > 11 * 0.7;
    expect(last.bottom > height - 120 && isHeading, `heading alone at the foot: ${last.text}`).toBe(false);
  }
  for (const [index, one] of pages.slice(0, -1).entries()) {
    expect(lowestOn(one) / one.height, `page ${index + 1} is empty below`).toBeGreaterThan(0.5);
  }

  // The first print has started the loading of all cards.
  await expect(page.getByText(screen('NotOnPaper.text'))).toHaveCount(0);
  const again = textOf(await printed(page));
  for (const heading of headings) expect(again).toContain(withoutSpaces(screen(heading)));
  expect(again).not.toContain(notLoaded);
});

test('the map prints its list of stations, without advice for a new portal', extended, async ({ page }) => {
  await setLanguage(page, 'en');
  await page.goto('/login');
  await fillLogin(page, 'en', 'admin');
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/SI-OKOLJE/locations/map');
  await expect(page.getByRole('application').or(page.locator('canvas')).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stations' }).getByText('Celje bolnica')).toBeVisible();
  const names = ['Murska Sobota Rakičan', 'Ljubljana Bežigrad', 'Celje bolnica'];
  const pages = await printed(page);
  const text = textOf(pages);
  expect(text).not.toContain(withoutSpaces(say('en', 'layouts.FirstSteps.title')));
  expect(text).not.toContain(withoutSpaces(say('en', 'layouts.FirstSteps.alerts')));
  for (const name of names) expect(text).toContain(withoutSpaces(name));
});
