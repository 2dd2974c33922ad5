import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { changeJson } from './answers.ts';
import { startSession } from './journey.ts';
import { extended } from './parts.ts';

const given = '**/api/maintenanceAlerts/get*';
const noticesOn = (page: Page) => page.getByRole('list', { name: 'Maintenance' });
const markAsRead = (page: Page) => page.getByRole('button', { name: 'Mark as read' }).click();

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Planned maintenance is shown 48 hours before it begins: here it begins in an hour. */
async function soon(page: Page) {
  const from = new Date(Date.now() + 3_600_000).toISOString();
  await changeJson<{ state: string }[]>(page.context(), given, (alerts) =>
    alerts.map((alert) => (alert.state === 'coming' ? { ...alert, from } : alert)),
  );
}

/** A public station with current or planned maintenance. */
async function stationAtWork(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/maintenanceAlerts/get?clientId=cli_okolje');
  const alerts = (await answer.json()) as { state: string; locationId: string }[];
  return `/SI-OKOLJE/location/${alerts.find(({ state }) => state !== 'past')!.locationId}`;
}

test(
  'an alert that a user has dismissed stays hidden after signing in elsewhere',
  extended,
  async ({ page, browser, request }) => {
    const station = await stationAtWork(request);
    await soon(page);
    await startSession(page, 'okolje');
    await open(page, station);
    await page.route('**/api/maintenanceAlerts/read', (route) => route.abort('connectionrefused'));
    await markAsRead(page);
    await expect(page.getByRole('alert').getByText('Network error')).toBeVisible();
    await expect(noticesOn(page)).toBeVisible();
    await page.unroute('**/api/maintenanceAlerts/read');
    const [saved] = await Promise.all([page.waitForResponse('**/api/maintenanceAlerts/read'), markAsRead(page)]);
    expect(saved.status()).toBe(204);
    await expect(noticesOn(page)).toHaveCount(0);

    const elsewhere = await (await browser.newContext()).newPage();
    await soon(elsewhere);
    await open(elsewhere, station);
    await expect(noticesOn(elsewhere)).toBeVisible();
    await startSession(elsewhere, 'okolje');
    const [answer] = await Promise.all([elsewhere.waitForResponse(given), open(elsewhere, station)]);
    expect(await answer.json(), 'the notices that it hides').not.toEqual([]);
    await expect(noticesOn(elsewhere)).toHaveCount(0);
    await elsewhere.context().close();
  },
);

test('an alert that a visitor has dismissed stays hidden in this browser', extended, async ({ page, context }) => {
  const alerts = ['Calibration', 'Mast', 'Sampler'].map((title, n) => ({
    id: `alr_${n}`,
    clientId: 'cli_okolje',
    locationId: 'loc_bezigrad',
    from: '2026-11-20T07:00:00Z',
    to: '2099-11-22T09:00:00Z',
    state: 'current',
    title,
    text: 'Values of these hours are not valid.',
  }));
  await context.route('**/api/maintenanceAlerts/get*', (route) => route.fulfill({ json: alerts }));
  const station = '/SI-OKOLJE/location/loc_bezigrad';
  await open(page, station);
  const notices = noticesOn(page).getByRole('listitem');
  await expect(notices).toHaveCount(1);
  await page.getByRole('button', { name: '2 more' }).click();
  await expect(notices).toHaveCount(3);
  await expect(notices.getByText('not valid').first()).toBeVisible();
  await markAsRead(page);
  await expect(notices).toHaveCount(0);
  const tab = await context.newPage();
  await Promise.all([tab.waitForResponse(given), open(tab, station)]);
  await expect(noticesOn(tab)).toHaveCount(0);
});
