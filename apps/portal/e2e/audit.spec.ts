import { expect, test } from '@playwright/test';
import { administer } from './administration.ts';
import { hold } from './held.ts';
import { startSession } from './journey.ts';
import { extended } from './parts.ts';

test('an administrator reads the audit log', async ({ page }) => {
  await startSession(page, 'admin');
  await page.goto('/auditLog');
  await expect(page.getByRole('row').filter({ hasText: 'Login' }).filter({ hasText: 'admin' }).first()).toBeVisible();
  await page.getByRole('button', { name: /Event/ }).click();
  await page.getByRole('option', { name: 'User deleted' }).click();
  await expect(page).toHaveURL(/kind=userDelete/);
  await expect(page.getByRole('row').filter({ hasText: 'Login' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('nobody-of-this-name');
  await expect(page.getByText('No matching events')).toBeVisible();
});

test(
  'a link of the menu wins over a search of the audit log that was typed just before',
  extended,
  async ({ page }) => {
    const release = await hold(page, 'GET', '**/api/apiKeys/get*');
    await startSession(page, 'admin');
    await page.goto('/auditLog');
    await page.getByRole('searchbox', { name: 'Find a username' }).fill('zasavje');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'API keys' }).click();
    // Longer than the pause after which the search is made.
    await page.waitForTimeout(600);
    release();
    await expect(page).toHaveURL(/\/apiKeys$/);
  },
);

test('the audit log names the client of a new user', extended, async ({ page, request }) => {
  const { headers } = await administer(request);
  const user = {
    userName: 'client.by.name',
    fullName: 'Neža Ime',
    email: 'neza.ime@example.com',
    clientId: 'cli_obala',
    roles: ['ClientUser'],
    password: 'Lipov-cvet-1',
  };
  const added = await request.post('/api/Account/users/', { headers, data: user });
  expect(added.status(), await added.text()).toBeLessThan(300);
  await startSession(page, 'admin');
  await page.goto('/auditLog?kind=userAdd');
  const { name } = (await (await request.get('/api/clients/get', { headers })).json()).find(
    ({ id }: { id: string }) => id === user.clientId,
  );
  await expect(page.getByRole('row').filter({ hasText: user.userName }).first()).toContainText(`Client: – → ${name}`);
  const { id } = await added.json();
  await request.delete(`/api/Account/users/${id}`, { headers });
});
