import { expect, test } from '@playwright/test';
import { fillLogin, setLanguage, watchConsole } from './journey.ts';
import { say } from './say.ts';

const word = (key: string) => say('en', `routes.alerts.${key}`);

test('a threshold is subscribed to, shown and deleted', async ({ page }) => {
  const console = watchConsole(page);
  await setLanguage(page, 'en');
  await page.goto('/auth/login?origin=%2FSI-OKOLJE%2Falerts');
  await fillLogin(page, 'en', 'okolje');
  await page.getByRole('button', { name: word('AlertsRoute.add') }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: word('EditAlert.series') }).click();
  await page.getByRole('option', { name: /PM10/ }).click();
  await dialog.getByRole('textbox', { name: word('EditAlert.threshold') }).fill('987');
  await dialog.getByRole('textbox', { name: word('EditAlert.intervals') }).fill('3');
  await dialog.getByRole('button', { name: word('EditAlert.save') }).click();

  const row = page.getByRole('row', { name: /987 µg\/m³, 3 × 1 hour/ });
  await expect(row).toContainText(word('state.cleared'));
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: word('AlertsTable.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('AlertsTable.delete') })
    .click();
  await expect(page.getByText(word('AlertsRoute.none'))).toBeVisible();
  console.expectSilence();
});
