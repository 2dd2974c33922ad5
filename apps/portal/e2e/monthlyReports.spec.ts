import { expect, test } from '@playwright/test';
import { countCalls, hold } from './held.ts';
import { fillLogin, setLanguage, startSession, watchConsole } from './journey.ts';
import { extended } from './parts.ts';
import { say } from './say.ts';

/** Early in the year, because its report is quick to compute. */
const month = `${new Date().getFullYear()}-01`;

test('a monthly report is subscribed to, listed and cancelled', async ({ page }) => {
  const console = watchConsole(page);
  await setLanguage(page, 'en');
  await page.goto(`/auth/login?origin=${encodeURIComponent(`/SI-OKOLJE/reports/loc_celje/${month}`)}`);
  await fillLogin(page, 'en', 'okolje');
  const mail = page.getByRole('switch', { name: say('en', 'routes.reports.MonthlyMail.label') });
  await expect(mail).not.toBeChecked();
  await page.getByText(say('en', 'routes.reports.MonthlyMail.label')).click();
  await expect(mail).toBeChecked();

  await page.goto('/SI-OKOLJE/alerts');
  const row = page.getByRole('row', { name: /Celje/ });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: say('en', 'routes.alerts.MonthlyReports.end') }).click();
  await expect(row).toBeHidden();
  await expect(page.getByText(say('en', 'routes.alerts.MonthlyReports.ended'))).toBeVisible();
  console.expectSilence();
});

test('a monthly report is subscribed to and cancelled once, however slow the server is', extended, async ({ page }) => {
  const text = (key: string) => say('de', `routes.${key}`);
  await setLanguage(page, 'de');
  await startSession(page, 'okolje');
  await page.goto(`/SI-OKOLJE/reports/loc_vrbanski/${month}`);
  const mail = page.getByRole('switch', { name: text('reports.MonthlyMail.label') });
  const subscribed = countCalls(page, 'POST', '/api/reports/subscriptions');
  const subscribe = await hold(page, 'POST', '**/api/reports/subscriptions');
  await mail.click({ force: true });
  await expect(mail).toBeChecked();
  await mail.click({ force: true });
  await expect(mail).toBeChecked();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  subscribe();
  const { id } = (await (await answered).json()) as { id: string };
  await expect(page.getByText(text('reports.MonthlyMail.about'), { exact: true })).toBeHidden();
  await expect(mail).toBeChecked();
  expect(subscribed()).toBe(1);

  await page.goto('/SI-OKOLJE/alerts');
  const path = `/api/reports/subscriptions/${id}`;
  const ended = countCalls(page, 'DELETE', path);
  const end = await hold(page, 'DELETE', `**${path}`);
  const row = page.getByRole('row', { name: /Vrbanski/ });
  const entry = page.getByRole('menuitem', { name: text('alerts.MonthlyReports.end') });
  await row.getByRole('button').click();
  await entry.click();
  await row.getByRole('button').click();
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  end();
  await expect(row).toBeHidden();
  expect(ended()).toBe(1);
});

test('the download of a report shows that it runs', extended, async ({ page }) => {
  await setLanguage(page, 'sl');
  await page.goto('/SI-OKOLJE/reports');
  const load = page.getByRole('main').getByRole('listitem').getByRole('button').first();
  const called = countCalls(page, 'GET', '/api/reports/download');
  const release = await hold(page, 'GET', '**/api/reports/download?*');
  await load.click();
  await expect(load.getByRole('progressbar')).toBeVisible();
  await load.press('Enter');
  const download = page.waitForEvent('download');
  release();
  await download;
  await expect(load.getByRole('progressbar')).toHaveCount(0);
  expect(called()).toBe(1);
});
