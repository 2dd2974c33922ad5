import { expect, test } from '@playwright/test';
import { countCalls, hold } from './held.ts';
import { requestToken, setLanguage, startSession, watchConsole } from './journey.ts';
import { extended } from './parts.ts';
import { say } from './say.ts';

const word = (key: string) => say('en', `routes.alerts.${key}`);

test('a threshold is subscribed to, shown and deleted', async ({ page }) => {
  const console = watchConsole(page);
  await setLanguage(page, 'en');
  await startSession(page, 'okolje');
  await page.goto('/SI-OKOLJE/location/loc_vrbanski');
  await expect(page.getByRole('heading', { level: 1, name: 'Maribor Vrbanski' })).toBeVisible();
  await page.goto('/SI-OKOLJE/alerts');
  await page.getByRole('button', { name: word('AlertsRoute.add') }).click();

  const dialog = page.getByRole('dialog');
  // The station that was seen last.
  await expect(dialog.getByRole('combobox', { name: word('EditAlert.station') })).toHaveValue('Maribor Vrbanski plato');
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

test(
  'an alert that another tab has changed is switched as it is now, and a deleted one disappears',
  extended,
  async ({ page, request }) => {
    const { access_token: token } = await requestToken(request, 'obala');
    const headers = { authorization: `Bearer ${token}` };
    const data = { isEnabled: true, rule: { kind: 'silence', locationId: 'loc_koper', hours: 71 } };
    const { id } = (await (await request.post('/api/alerts', { headers, data })).json()) as { id: string };
    const url = `/api/alerts/${id}`;
    await startSession(page, 'obala');
    await page.goto('/OBALA/alerts');
    const row = page.getByRole('row', { name: /71 h/ });
    const changed = page.getByRole('row', { name: /72 h/ });
    await expect(row).toBeVisible();
    await request.put(url, { headers, data: { ...data, rule: { ...data.rule, hours: 72 } } });
    await row.getByRole('switch').click({ force: true });
    await expect(changed).toContainText(word('state.off'));

    await request.delete(url, { headers });
    await changed.getByRole('button').click();
    await page.getByRole('menuitem', { name: word('AlertsTable.delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('AlertsTable.delete') })
      .click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(changed).toHaveCount(0);
  },
);

test('an alert keeps the switch of another tab when its rule is changed', extended, async ({ page, request }) => {
  const { access_token: token } = await requestToken(request, 'obala');
  const headers = { authorization: `Bearer ${token}` };
  const data = { isEnabled: true, rule: { kind: 'silence', locationId: 'loc_koper', hours: 65 } };
  const { id } = (await (await request.post('/api/alerts', { headers, data })).json()) as { id: string };
  await startSession(page, 'obala');
  await page.goto('/OBALA/alerts');
  await page.getByRole('row', { name: /65 h/ }).getByRole('button').click();
  await page.getByRole('menuitem', { name: word('AlertsTable.edit') }).click();
  await request.put(`/api/alerts/${id}`, { headers, data: { isEnabled: false } });
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: word('EditAlert.hours') })
    .fill('66');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('EditAlert.save') })
    .click();
  await expect(page.getByRole('row', { name: /66 h/ })).toContainText(word('state.off'));
  await request.delete(`/api/alerts/${id}`, { headers });
});

test('an alert that another tab has deleted can be saved as a new one', extended, async ({ page, request }) => {
  const { access_token: token } = await requestToken(request, 'obala');
  const headers = { authorization: `Bearer ${token}` };
  const text = (key: string) => say('sl', `routes.alerts.${key}`);
  const add = async (hours: number): Promise<string> => {
    const data = { isEnabled: true, rule: { kind: 'silence', locationId: 'loc_koper', hours } };
    return ((await (await request.post('/api/alerts', { headers, data })).json()) as { id: string }).id;
  };
  const [id, other] = [await add(57), await add(58)];
  await setLanguage(page, 'sl');
  await startSession(page, 'obala');
  await page.goto('/OBALA/alerts');
  const row = page.locator('tr', { hasText: '57' });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: text('AlertsTable.edit') }).click();
  const dialog = page.getByRole('dialog');
  const hours = dialog.getByRole('textbox', { name: text('EditAlert.hours') });
  const save = dialog.getByRole('button', { name: text('EditAlert.save') });
  await hours.fill('59');
  await request.delete(`/api/alerts/${id}`, { headers });
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText([text('EditAlert.gone')]);
  await expect(dialog.getByRole('heading', { name: text('EditAlert.newTitle') })).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(hours).toHaveValue('59');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('tr', { hasText: '59' })).toHaveCount(1);
  const listed = (await (await request.get('/api/alerts/get', { headers })).json()) as { id: string }[];
  expect(listed.map((one) => one.id)).toContain(other);
  for (const one of listed) await request.delete(`/api/alerts/${one.id}`, { headers });
});

test(
  'the switch of an alert has its new position while it is saved, and returns if that fails',
  extended,
  async ({ page, request }) => {
    const { access_token: token } = await requestToken(request, 'obala');
    const headers = { authorization: `Bearer ${token}` };
    const data = { isEnabled: true, rule: { kind: 'silence', locationId: 'loc_koper', hours: 67 } };
    const { id } = (await (await request.post('/api/alerts', { headers, data })).json()) as { id: string };
    const path = `/api/alerts/${id}`;
    await setLanguage(page, 'sl');
    await startSession(page, 'obala');
    await page.goto('/OBALA/alerts');
    const row = page.getByRole('row', { name: /67/ });
    const mails = row.getByRole('switch');
    const sent = countCalls(page, 'PUT', path);
    const release = await hold(page, 'PUT', `**${path}`);
    await expect(mails).toBeChecked();
    await mails.click({ force: true });
    await expect(mails).not.toBeChecked();
    await mails.click({ force: true });
    await expect(mails).not.toBeChecked();
    release();
    await expect(row).toContainText(say('sl', 'routes.alerts.state.off'));
    await expect(mails).not.toBeChecked();
    expect(sent()).toBe(1);

    await page.unroute(`**${path}`);
    await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: '' }));
    await mails.click({ force: true });
    await expect(page.getByText(say('sl', 'routes.alerts.AlertsTable.switchFailed'))).toBeVisible();
    await expect(mails).not.toBeChecked();
    await request.delete(path, { headers });
  },
);
