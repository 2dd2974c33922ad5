import { expect, type Locator, type Page, test } from '@playwright/test';
import { setLanguage, startSession } from './journey.ts';
import { say } from './say.ts';
import { extended } from './parts.ts';

const text = (id: string) => say('en', id);
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

async function open(page: Page, path: string, as: string): Promise<void> {
  await setLanguage(page, 'en');
  await startSession(page, as);
  await page.goto(path);
}

async function press(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the tools of a graph keep the focus', extended, async ({ page }) => {
  await open(page, '/SI-OKOLJE/location/loc_bezigrad', 'okolje');
  const tool = (id: string) => button(page, text(`ui.SeriesChart.${id}`)).first();
  await press(page, tool('zoomIn'));
  await press(page, tool('wholePeriod'));
  await expect(tool('zoomIn')).toBeFocused();
  await press(page, tool('zoomIn'));
  await press(page, tool('zoomOut'));
  await expect(tool('wholePeriod')).toBeHidden();
  await expect(tool('zoomOut')).toBeFocused();

  await press(page, button(page, text('ui.DateStepper.previous')).first());
  const next = button(page, text('ui.DateStepper.next')).first();
  await press(page, next);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
});

test(
  'the card of a station passes the focus to its row, and the time bar to its neighbour',
  extended,
  async ({ page }) => {
    await open(page, '/SI-OKOLJE/locations/map?station=loc_bezigrad', 'okolje');
    await press(page, button(page, text('routes.locations.MapCard.close')));
    await expect(button(page.getByRole('listitem'), /Ljubljana Bežigrad/)).toBeFocused();

    const [earlier, now] = ['earlier', 'now'].map((id) => button(page, text(`routes.locations.TimeBar.${id}`)));
    await press(page, earlier!);
    await press(page, now!);
    await expect(now!).toBeHidden();
    await expect(earlier!).toBeFocused();
  },
);

test('the quick choices of an export keep the focus in the dialog', extended, async ({ page }) => {
  await open(page, '/SI-OKOLJE/location/loc_bezigrad', 'okolje');
  await button(page, text('routes.locations.ExportButton.export')).click();
  const none = button(page.getByRole('dialog'), text('routes.locations.ExportSeries.none'));
  await press(page, none);
  await expect(none).toHaveAttribute('aria-disabled', 'true');
  await expect(none).toBeFocused();
});

test(
  'the heading gets the focus when the first alert replaces the empty state, and back',
  extended,
  async ({ page }) => {
    const word = (id: string) => text(`routes.alerts.${id}`);
    await open(page, '/SI-OKOLJE/alerts', 'okolje');
    await press(page, button(page, word('AlertsRoute.add')));
    const dialog = page.getByRole('dialog');
    await dialog.getByText(word('kind.silence')).click();
    await dialog.getByRole('textbox', { name: word('EditAlert.hours') }).fill('70');
    await press(page, button(dialog, word('EditAlert.save')));
    const row = page.getByRole('row', { name: /70/ });
    await expect(row).toBeVisible();
    // A dialog that fades out holds the focus.
    await expect(dialog).toHaveCount(0);
    await expect(heading(page)).toBeFocused();

    // The table gives the focus of a control to its row at first.
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: word('AlertsTable.delete') }).click();
    await press(page, button(page.getByRole('alertdialog'), word('AlertsTable.delete')));
    await expect(page.getByText(word('AlertsRoute.none'))).toBeVisible();
    await expect(heading(page)).toBeFocused();
  },
);

test('the heading gets the focus when the first key has been shown', extended, async ({ page }) => {
  await page.route('**/api/apiKeys/get', async (route) => {
    const answer = await route.fetch();
    const keys = (await answer.json()) as { name: string }[];
    await route.fulfill({ response: answer, json: keys.filter(({ name }) => name === 'First key') });
  });
  await open(page, '/apiKeys', 'obala-key');
  await press(page, button(page, text('routes.apiKeys.ApiKeysRoute.create')));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('routes.apiKeys.CreateKey.name'), { exact: true }).fill('First key');
  await press(page, button(dialog, text('routes.apiKeys.CreateKey.create')));
  await press(page, button(dialog, text('routes.apiKeys.CreatedKey.done')));
  await expect(heading(page)).toBeFocused();
});
