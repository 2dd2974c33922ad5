import { expect, test } from '@playwright/test';
import { watchConsole } from './journey.ts';

const map = '/SI-OKOLJE/locations/map';

test('the map is coloured, filtered and shared by its address', async ({ page }) => {
  const console = watchConsole(page);
  await page.goto(`${map}?by=index&category=pollution&levels=nonsense`);
  await expect(page.getByText(/^Latest hourly mean, .* The worst pollutant counts\.$/)).toBeVisible();
  const legend = page.getByRole('list', { name: 'Legend and filters' });
  await expect(legend.getByRole('listitem').first()).toContainText('Good');

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page).toHaveURL(/map=1\d\.\d\d_46\.\d+_1\d\.\d+/);
  await legend.getByRole('button', { name: /^Maintenance/ }).click();
  await expect(page).toHaveURL(/levels=maintenance/);
  const stations = page.getByRole('list', { name: 'Stations' });
  await expect(stations.getByRole('listitem')).toHaveCount(1);
  const shared = page.url();
  await stations.getByRole('link').click();
  await expect(page).toHaveURL(/\/location\//);
  await page.goBack();
  await expect(page).toHaveURL(shared);
  await expect(stations.getByRole('listitem')).toHaveCount(1);
  console.expectSilence();
});

test('the map goes back in time without asking anew at each step', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/dataseries/')) asked++;
  });
  await page.goto(`${map}?by=PM10`);
  await page.getByRole('button', { name: 'Go back in time' }).click();
  await expect(page.getByText(/^Hourly mean, /)).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Last 48 hours' });
  const newest = (await slider.getAttribute('aria-valuetext')) ?? '';
  await slider.press('Home');
  await expect(slider).not.toHaveAttribute('aria-valuetext', newest);
  await expect(page).toHaveURL(/at=\d{4}-\d\d-\d\dT\d\dZ/);
  await page.getByRole('button', { name: 'Back to the latest' }).click();
  await expect(page.getByText(/^Latest hourly mean, /)).toBeVisible();
  expect(asked).toBe(2);
});
