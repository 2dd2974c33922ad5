import { expect, test } from '@playwright/test';
import { setLanguage } from './journey.ts';
import { extended } from './parts.ts';

// Results that change without a new screen are in a region that a screen reader announces.

test.beforeEach(({ page }) => setLanguage(page, 'en'));

test('the number of stations that a search finds is announced', async ({ page }) => {
  await page.goto('/SI-OKOLJE/locations/map');
  const count = page.getByRole('status').filter({ hasText: /^14 stations$/ });
  await expect(count).toBeVisible();
  const region = await count.elementHandle();
  await page.getByRole('searchbox', { name: 'Find a station' }).fill('ljub');
  const textOf = () => region?.evaluate((node) => [node.isConnected, node.textContent]);
  await expect.poll(textOf).toEqual([true, '4 of 14 stations']);
  await page.getByRole('searchbox', { name: 'Find a station' }).fill('nowhere');
  await expect.poll(textOf).toEqual([true, '0 of 14 stations']);
});

test('a period without data is announced', extended, async ({ page }) => {
  await page.goto('/SI-OKOLJE/location/loc_bezigrad?period=custom&from=2001-01-01&to=2001-01-02');
  const empty = page.getByText('No data for selected period').first();
  await expect(empty).toBeVisible();
  await expect(page.getByRole('status').filter({ has: empty }).first()).toBeAttached();
});

test('the course of a value is named with its range', extended, async ({ page }) => {
  await page.goto('/SI-OKOLJE/location/loc_bezigrad');
  const course = page.getByRole('img', { name: /^Last 24 hours: [\d.−]+ to [\d.−]+ µg\/m³$/ });
  await expect(course.first()).toBeVisible();
  await page.goto('/SI-OKOLJE/locations/map');
  await expect(course.first()).toBeVisible();
});
