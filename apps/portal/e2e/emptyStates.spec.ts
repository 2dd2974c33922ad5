import { expect, test } from '@playwright/test';
import { setLanguage, startSession } from './journey.ts';
import { extended } from './parts.ts';

test.beforeEach(({ page }) => setLanguage(page, 'en'));

test('an empty comparison begins with one press', extended, async ({ page }) => {
  await page.goto('/SI-OKOLJE/compare');
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
  const ready = page.getByRole('button', { name: /^PM10 particles: 6 stations$/ });
  await expect(ready).toBeVisible();
  await expect(page.getByRole('button', { name: /: \d{4} and \d{4}$/ })).toBeVisible();
  await ready.click();
  await expect(page.getByRole('figure').first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('series')?.split(',')).toHaveLength(6);
  await page.goBack();
  await expect(ready).toBeVisible();
});

test('a user without alerts begins with one that only has to be saved', async ({ page }) => {
  await startSession(page, 'zasavje');
  await page.goto('/ZASAVJE/alerts');
  await page.getByRole('button', { name: /^PM10 particles above 50 µg\/m³ \(daily mean\)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New alert' });
  await expect(dialog.getByRole('textbox', { name: /^Threshold/ })).toHaveValue('50');
  await expect(dialog.getByText(/Limit value, daily: 50/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The alert is saved.')).toBeVisible();
  await expect(page.getByRole('row', { name: /PM10 particles above 50/ })).toBeVisible();
});

test('an alert that is not complete says what is missing', extended, async ({ page }) => {
  await startSession(page, 'okolje');
  await page.goto('/SI-OKOLJE/alerts');
  await page.getByRole('button', { name: 'New alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'New alert' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose a data series')).toBeVisible();
  await expect(dialog.getByText('Enter a threshold')).toBeVisible();
});
