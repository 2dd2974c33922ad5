import { expect, type Page, test } from '@playwright/test';
import { openPeriod, setLanguage, watchConsole } from './journey.ts';
import { extended, languagesOf } from './parts.ts';
import { say } from './say.ts';
import { violationsOf } from './violations.ts';

const series = 'ser_bezigrad_pm10,ser_celje_pm10,ser_bezigrad_no2,ser_bezigrad_o3';
/** Lowest begin of the plot in pixels from the top of the page. */
const windows = [
  { width: 1440, height: 900, lowestPlot: 320 },
  { width: 1280, height: 650, lowestPlot: 320 },
  { width: 390, height: 844, lowestPlot: 420 },
] as const;

const toolbar = (page: Page) => page.locator('#graph').getByRole('toolbar');

/** Top and height of each control, without those that are part of another. */
const boxesOf = (page: Page) =>
  toolbar(page).evaluate((bar) =>
    [...bar.querySelectorAll(':scope > *, :scope > div:last-child > *')]
      .filter((element) => element !== bar.lastElementChild)
      .map((element) => element.getBoundingClientRect())
      .map(({ y, height }) => ({ y, height })),
  );

for (const language of languagesOf(2)) {
  test(
    `a comparison shows its plot in the first view, under one row of controls (${language})`,
    extended,
    async ({ page }) => {
      await setLanguage(page, language);
      await page.goto(`/SI-OKOLJE/compare?series=${series}`);
      const plot = page.getByRole('figure').getByRole('application').first();
      for (const { lowestPlot, ...viewport } of windows) {
        await page.setViewportSize(viewport);
        await expect(plot).toBeVisible();
        await expect.poll(async () => (await plot.boundingBox())!.y).toBeLessThan(lowestPlot);
        const boxes = await boxesOf(page);
        expect(boxes.length).toBeGreaterThanOrEqual(4);
        expect(new Set(boxes.map(({ y }) => y)).size, 'one baseline').toBe(1);
        expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([40]));
        // A graph adapts to its new width later than the page.
        const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(excess).toBeLessThanOrEqual(0);
      }
      // The row of a phone goes on behind its edge, and shows that.
      await expect(toolbar(page)).toHaveAttribute('data-hidden-edges', 'right');
      await page.getByRole('button', { name: say(language, 'routes.locations.GraphOptions.label') }).click();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await openPeriod(page, language);
      expect(await violationsOf(page)).toEqual([]);
    },
  );
}

test('period, visible part and table are in the address: Back and a reload keep them', async ({ page }) => {
  const console = watchConsole(page);
  await setLanguage(page, 'en');
  await page.goto('/SI-OKOLJE/compare?series=ser_bezigrad_pm10');
  await openPeriod(page, 'en');
  await page.getByRole('radio', { name: 'Last 7 days' }).click({ force: true });
  await page.getByRole('radio', { name: 'Last 24 hours' }).click({ force: true });
  await expect(page).toHaveURL(/period=last24Hours/);
  await page.getByRole('radio', { name: 'Custom period' }).click({ force: true });
  await expect(page.getByRole('group', { name: 'First and last day' })).toBeVisible();
  await expect(page).toHaveURL(/period=custom&from=[\d-]+&to=[\d-]+/);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Period: Last 24 hours' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/period=last7Days/);
  await page.reload();

  const plot = page.getByRole('application');
  await plot.press('+');
  await plot.press('+');
  await expect(page).toHaveURL(/zoom=\d{8}T\d{4}Z_\d{8}T\d{4}Z/);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page).toHaveURL(/view=table/);
  // A quarter of 7 days of hours.
  const rows = page.getByRole('figure').getByRole('rowheader');
  await expect(rows).toHaveCount(42);
  const first = await rows.first().innerText();
  await page.reload();
  await expect(rows).toHaveCount(42);
  await expect(rows.first()).toHaveText(first);
  await page.goBack();
  await expect(plot).toBeVisible();
  await expect(page.getByRole('button', { name: 'Whole period' })).toBeVisible();
  console.expectSilence();
});

test('the limits say when there are none to draw, and offer the interval that has one', extended, async ({ page }) => {
  await setLanguage(page, 'en');
  await page.goto('/SI-OKOLJE/location/loc_bezigrad');
  const note = page.getByRole('status').filter({ hasText: 'No hourly limit for PM₁₀; daily: 50 µg/m³' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Show daily values' }).click();
  await expect(page).toHaveURL(/interval=P1D/);
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('figure').first().getByRole('application')).toHaveAccessibleDescription(
    /above 50\sµg\/m³ · daily limit until 2030/,
  );
});

test('the table of a graph names flags and the reasons of gaps', extended, async ({ page }) => {
  await setLanguage(page, 'en');
  await page.goto('/SI-OKOLJE/location/loc_bezigrad?series=ser_bezigrad_so2&view=table');
  const table = page.getByRole('figure').first().getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Remark' })).toBeVisible();
  // The lowest values first, then the gaps.
  await table.getByRole('button', { name: /Sulphur dioxide/ }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('Below detection limit');
});
