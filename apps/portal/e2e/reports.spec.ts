import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { setLanguage, watchConsole } from './journey.ts';
import { extended } from './parts.ts';
import { say } from './say.ts';
import { violationsOf } from './violations.ts';

const screen = (key: string) => say('en', `routes.reports.${key}`);

/** Early in the year, because its report is quick to compute. */
const month = `${new Date().getFullYear()}-01`;

async function open(page: Page) {
  await setLanguage(page, 'en');
  await page.goto(`/SI-OKOLJE/reports/loc_bezigrad/${month}`);
  await expect(page.getByRole('heading', { name: screen('ParameterTable.heading') })).toBeVisible();
  await expect(page.getByRole('application')).toHaveCount(4);
}

test('a monthly report is printed on A4 without the page frame', extended, async ({ page }) => {
  const console = watchConsole(page);
  await open(page);
  expect(await violationsOf(page)).toEqual([]);

  // The width of the sheet between its margins of 15 mm.
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: screen('PeriodReportRoute.print') })).toBeHidden();
  await expect(page.getByText(screen('Signature.name'))).toBeVisible();
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll('article *')]
      .filter((element) => element.getBoundingClientRect().right > 681 && getComputedStyle(element).display !== 'none')
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(tooWide).toEqual([]);
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(2);
  // A4 in points.
  expect(file).toMatch(/\/MediaBox\s*\[\s*0 0 59[45](\.\d+)? 84[12](\.\d+)?\s*\]/);
  console.expectSilence();
});

test('another period is chosen, a report is saved as Excel, and one without data reports this', async ({ page }) => {
  const console = watchConsole(page);
  await open(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: screen('PeriodReportRoute.excel') }).click();
  const parts = unzipSync(await readFile(await (await download).path()));
  expect(strFromU8(parts['xl/workbook.xml']!)).toContain('name="Statistics"');
  await page.goto('/SI-OKOLJE/reports/loc_bezigrad/2019-05');
  await expect(page.getByText('No data for selected period')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/2019-06$/);
  console.expectSilence();
});

test('the report of all stations says how far a value is above its limit', extended, async ({ page }) => {
  await setLanguage(page, 'sl');
  await page.goto(`/SI-OKOLJE/reports/all/${month}`);
  const text = (key: string) => say('sl', `routes.reports.AllStationsReport.${key}`);
  const compared = page.getByRole('group', { name: text('heading') });
  await expect(compared.getByRole('columnheader', { name: 'PM₂,₅' })).toBeVisible();
  const broken = page.getByRole('group', { name: text('broken') });
  await expect(broken.getByRole('row', { name: /Ldvn/ }).first()).toContainText(/\d+,\d\sdB\(A\)\s\(dovoljeno\s\d+\)/);
});
