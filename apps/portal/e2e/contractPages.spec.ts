import { expect, type Page, test } from '@playwright/test';
import { requestToken, watchConsole } from './journey.ts';
import { extended } from './parts.ts';

/** Opens the pages of the contract and gives them a token or a key, under the name of its scheme. */
async function authorize(page: Page, scheme: 'bearer' | 'apiKey', secret: string) {
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Authorize' }).click();
  const dialog = page.locator('.modal-ux');
  const part = dialog
    .locator('.auth-container')
    .filter({ has: page.getByRole('heading', { name: `${scheme} (http` }) });
  await part.getByRole('textbox').fill(secret);
  await part.getByRole('button', { name: 'Apply credentials' }).click();
  await part.getByRole('button', { name: 'Close' }).click();
}

test('the pages of the contract call the API, with a token', extended, async ({ page, request }) => {
  const console = watchConsole(page);
  const { access_token: token } = await requestToken(request, 'obala');
  await authorize(page, 'bearer', token);
  const operation = page.locator('#operations-users-getMe');
  await operation.getByRole('button').first().click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.getByText('"userName": "obala"')).toBeVisible();
  console.expectSilence();
});

test('the pages of the contract send measurements, with an API key', extended, async ({ page, request }) => {
  const console = watchConsole(page);
  const { access_token: token } = await requestToken(request, 'obala-key');
  const created = await request.post('/api/apiKeys', {
    headers: { authorization: `Bearer ${token}` },
    data: { clientId: 'cli_obala', name: 'Logger of the contract', locationIds: ['loc_koper'] },
  });
  await authorize(page, 'apiKey', (await created.json()).secret);
  const operation = page.locator('#operations-data-writeMeasurements');
  await operation.getByRole('button').first().click();
  const series = { seriesId: 'ser_koper_no2', times: ['2026-01-02T00:00:00Z'], values: [14.25] };
  await operation
    .getByRole('textbox')
    .last()
    .fill(JSON.stringify({ series: [series] }));
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = operation.locator('.live-responses-table');
  await expect(answer.getByText(/"(added|replaced)": 1/)).toBeVisible();
  await expect(answer.getByText('"refused": 0')).toBeVisible();
  console.expectSilence();
});
