import { expect, test } from '@playwright/test';
import { fillLogin, setLanguage, watchConsole } from './journey.ts';
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
