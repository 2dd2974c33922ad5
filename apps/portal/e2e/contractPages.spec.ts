import { expect, test } from '@playwright/test';
import { password, watchConsole } from './journey.ts';

test('the pages of the contract call the API, with a token', async ({ page, request }) => {
  const console = watchConsole(page);
  const form = { grant_type: 'password', client_id: 'portal-spa', username: 'obala', password };
  const { access_token: token } = await (await request.post('/connect/token', { form })).json();
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Authorize' }).click();
  const dialog = page.locator('.modal-ux');
  await dialog.getByRole('textbox').first().fill(token);
  await dialog.getByRole('button', { name: 'Apply credentials' }).first().click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  const operation = page.locator('#operations-users-getMe');
  await operation.getByRole('button').first().click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.getByText('"userName": "obala"')).toBeVisible();
  console.expectSilence();
});
