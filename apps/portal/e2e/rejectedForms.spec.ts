import { expect, type Locator, type Page, test } from '@playwright/test';
import { setLanguage, startSession } from './journey.ts';
import { say } from './say.ts';
import { extended } from './parts.ts';

const text = (id: string) => say('en', `routes.${id}`);

/** Focused, so that assistive technology reads it with its error. */
async function expectRejectedAt(control: Locator, error: string): Promise<void> {
  await expect(control).toBeFocused();
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(new RegExp(error));
}

async function open(page: Page, path: string, as: string): Promise<void> {
  await setLanguage(page, 'en');
  await startSession(page, as);
  await page.goto(path);
}

test('a rejected alert focuses the first field without a value', async ({ page }) => {
  await open(page, '/SI-OKOLJE/alerts', 'okolje');
  await page.getByRole('button', { name: text('alerts.AlertsRoute.add') }).click();
  const dialog = page.getByRole('dialog');
  const series = dialog.getByRole('button', { name: text('alerts.EditAlert.series') });
  await expect(series).toBeEnabled();
  const save = dialog.getByRole('button', { name: text('alerts.EditAlert.save') });
  await save.focus();
  await page.keyboard.press('Enter');
  await expectRejectedAt(series, text('alerts.EditAlert.seriesMissing'));
  // A second attempt says it again.
  await save.focus();
  await page.keyboard.press('Enter');
  await expectRejectedAt(series, text('alerts.EditAlert.seriesMissing'));
});

test('rejected maintenance focuses the first field without a value, up to a date', extended, async ({ page }) => {
  await open(page, '/network/cli_okolje', 'admin');
  await page.getByRole('tab', { name: text('network.ClientRoute.maintenance') }).click();
  await page.getByRole('button', { name: 'New maintenance' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: text('network.save') });
  const missing = text('network.ClientFields.missing');
  await save.click();
  const title = dialog.getByRole('textbox').first();
  await expectRejectedAt(title, missing);
  await title.fill('Calibration');
  await dialog.getByRole('textbox').nth(1).fill('Values are missing.');
  await save.click();
  await expectRejectedAt(dialog.getByRole('spinbutton').first(), missing);
});

test('a form that is sent from its invalid field says the error again', extended, async ({ page }) => {
  await open(page, '/network/cli_okolje', 'admin');
  await page.getByRole('tab', { name: text('network.ClientRoute.maintenance') }).click();
  await page.getByRole('button', { name: 'New maintenance' }).click();
  const dialog = page.getByRole('dialog');
  const missing = text('network.ClientFields.missing');
  await dialog.getByRole('button', { name: text('network.save') }).click();
  const title = dialog.getByRole('textbox').first();
  await expectRejectedAt(title, missing);
  const spoken = dialog.locator('[aria-live="assertive"]');
  await expect(spoken).toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(spoken).toContainText(missing);
  // Once more: a live region announces only what is added to it.
  const first = await spoken.locator('span').elementHandle();
  await page.keyboard.press('Enter');
  await expect.poll(() => first.evaluate((one) => one.isConnected)).toBe(false);
  await expect(spoken).toContainText(missing);
  // Not to be read after it has become wrong.
  await page.keyboard.type('C');
  await expect(spoken).toBeEmpty();
});

test('a rejected key focuses the choice of the client', extended, async ({ page }) => {
  await open(page, '/apiKeys', 'admin');
  await page.getByRole('button', { name: text('apiKeys.ApiKeysRoute.create') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text('apiKeys.CreateKey.create') }).click();
  await expectRejectedAt(
    dialog.getByRole('button', { name: text('apiKeys.CreateKey.client') }),
    text('apiKeys.CreateKey.clientMissing'),
  );
});

test('a rejected form of a page focuses its first empty field', extended, async ({ page }) => {
  await open(page, '/network/cli_okolje/newStation', 'admin');
  await page.getByRole('button', { name: text('network.NewStationRoute.add') }).click();
  const invalid = page.locator('[aria-invalid="true"]').first();
  await expect(invalid).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  for (const [place, user] of [
    ['station', 'admin'],
    ['user', 'obala-key'],
  ] as const) {
    test(`the error of a whole form comes into view, and is announced: ${place}`, extended, async ({ page }) => {
      await open(page, place === 'user' ? '/portalUsers/add' : '/network/cli_okolje/stations/loc_bezigrad', user);
      await page.route(place === 'user' ? '**/api/Account/users/' : '**/api/network', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 503, json: { message: 'Not now' } })
          : route.continue(),
      );
      if (place === 'user') {
        const dialog = page.getByRole('dialog');
        const filled = { Username: 'new.user', 'Full name': 'New User', 'E-mail': 'new.user@example.com' };
        for (const [label, value] of Object.entries({ ...filled, Password: 'Lipov-cvet-1' }))
          await dialog.getByLabel(label).and(page.locator('input')).first().fill(value);
      } else {
        await page.getByRole('tab', { name: 'Place' }).tap();
        await page.getByRole('main').getByRole('textbox').first().fill('Another name');
      }
      const save = page.getByRole('button', { name: place === 'user' ? 'Add user' : 'Save' }).last();
      await save.scrollIntoViewIfNeeded();
      await save.tap();
      const error = page.getByRole('alert').filter({ hasText: 'Not now' });
      await expect(error).toBeInViewport({ ratio: 1 });
      const top = (await error.boundingBox())!.y;
      expect(top).toBeGreaterThan(56);
    });
  }
});
