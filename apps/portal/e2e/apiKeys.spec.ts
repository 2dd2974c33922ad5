import { expect, type Page, test } from '@playwright/test';
import { setLanguage, startSession, watchConsole } from './journey.ts';
import { extended, languagesOf } from './parts.ts';
import { say } from './say.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

for (const language of languagesOf(1)) {
  test(`a key user creates a key of a data logger and revokes it (${language})`, async ({ page, request }) => {
    const text = (id: string, values?: Record<string, string>) => say(language, `routes.apiKeys.${id}`, values);
    const name = `Logger ${language}`;
    const console = watchConsole(page);
    await setLanguage(page, language);
    await startSession(page, 'obala-key');
    await page.goto('/myAccount');
    await page.getByRole('link', { name: say(language, 'layouts.Shell.apiKeys') }).click();
    await expect(page).toHaveURL(/\/apiKeys$/);

    await page.getByRole('button', { name: text('ApiKeysRoute.create') }).click();
    const create = dialog(page).getByRole('button', { name: text('CreateKey.create') });
    await create.click();
    await expect(dialog(page).getByText(text('CreateKey.nameMissing'))).toBeVisible();
    await dialog(page).getByLabel(text('CreateKey.name'), { exact: true }).fill(name);
    await dialog(page).getByRole('combobox').fill('Kop');
    await page.getByRole('option', { name: 'Koper', exact: true }).click();
    await page.keyboard.press('Escape');
    await create.click();

    await expect(dialog(page).getByText(text('CreatedKey.once'))).toBeVisible();
    const secret = await dialog(page).locator('code').first().textContent();
    expect(secret).toMatch(/^zrak_\S{20,}$/);
    await expect(dialog(page).locator('code').last()).toContainText(`Bearer ${secret}`);
    const send = (seriesId: string) =>
      request.post('/api/measurements', {
        headers: { authorization: `Bearer ${secret}` },
        data: { series: [{ seriesId, times: ['2026-01-01T00:00:00Z'], values: [21] }] },
      });
    expect((await send('ser_koper_pm10')).status()).toBe(200);
    expect((await send('ser_izola_pm10')).status()).toBe(404);
    await dialog(page)
      .getByRole('button', { name: text('CreatedKey.done') })
      .click();

    await page.reload();
    await expect(row(page, name)).toContainText('Koper');
    await expect(row(page, name)).toContainText(text('ApiKeysTable.valid'));
    await expect(row(page, name)).not.toContainText(text('ApiKeysTable.never'));
    await row(page, name)
      .getByRole('button', { name: /Logger/ })
      .click();
    await page.getByRole('menuitem', { name: text('ApiKeysTable.revoke') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(text('RevokeKey.body', { name }));
    await question.getByRole('button', { name: text('RevokeKey.confirm') }).click();
    await expect(page.getByText(text('RevokeKey.done'))).toBeVisible();
    await expect(row(page, name)).toContainText(text('ApiKeysTable.revoked'));
    expect((await send('ser_koper_pm10')).status()).toBe(401);
    console.expectSilence();
  });
}

test('an administrator chooses the client, whose stations are offered', extended, async ({ page }) => {
  await startSession(page, 'admin');
  await page.goto('/apiKeys');
  await page.getByRole('button', { name: 'New key' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Mast');
  await dialog(page).getByRole('button', { name: 'Create key' }).click();
  await expect(dialog(page).getByText('Choose a client')).toBeVisible();
  await expect(dialog(page).getByRole('combobox')).toHaveCount(0);
  await dialog(page)
    .getByRole('button', { name: /Client/ })
    .click();
  await page.getByRole('option', { name: /Zasavje/ }).click();
  await dialog(page).getByRole('combobox').fill('Trb');
  await expect(page.getByRole('option', { name: 'Trbovlje', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Create key' }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(row(page, 'Mast')).toContainText('All stations');
  await expect(row(page, 'Mast')).toContainText('Zasavje');
  await page.goto('/auditLog?kind=apiKeyCreate');
  await expect(row(page, 'Mast')).toContainText('API key created');
});

test('a server without keys has no such screen', extended, async ({ page }) => {
  await page.route('**/api/capabilities', (route) => route.fulfill({ json: { capabilities: [] } }));
  await startSession(page, 'obala-key');
  await page.goto('/portalUsers');
  await expect(page.getByRole('link', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'API keys' })).toHaveCount(0);
  await page.goto('/apiKeys');
  await expect(page.getByRole('heading', { level: 1, name: '404 - URL does not exist' })).toBeVisible();
});
