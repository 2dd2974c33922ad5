import { expect, type Page } from '@playwright/test';
import { expectTidy, fillLogin, noteScreens, signIn, test, watch } from './foreign.ts';
import { minimalPassword } from './minimalData.ts';
import { administratorScreens, clientScreens, openScreen, publicScreens, settle } from './screens.ts';

// Every screen on a server that knows only the specification. The main job is in mainJob.spec.ts.

const subjects = {
  clientCode: 'DOLINA',
  locationId: '11',
  locationName: 'Škofja Loka',
  seriesIds: ['111', '131'],
  userId: '2',
};

const input = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input')).first();
const main = (page: Page) => page.getByRole('main');

for (const [name, size] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: size });

    test('each screen shows its content, and nothing of what the server does not have', async ({ page }) => {
      const { faults } = watch(page);
      const visit = async (screens: typeof publicScreens) => {
        for (const screen of screens) {
          await openScreen(page, screen);
          await settle(page);
          await expectTidy(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen.name).toBe(0);
          expect(faults, screen.name).toEqual([]);
        }
        noteScreens(screens.length);
      };
      await visit(publicScreens);
      await visit(clientScreens(subjects));
      await signIn(page, 'skrbnik');
      await visit([...administratorScreens(subjects), ...clientScreens(subjects)]);
    });
  });
}

test('texts of the client are shown as Markdown, with the marks of the portal left out', async ({ page }) => {
  const { expectNone } = watch(page);
  await page.goto('/DOLINA/pollution/classes');
  await expect(page.getByRole('heading', { level: 1, name: 'Pollution classes' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'How clean is the air?' })).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'up to 50 µg/m³: good' })).toBeVisible();
  await expect(main(page)).toContainText('Stay indoors while the mark is red.');
  await expect(main(page)).toContainText('Green: good. Yellow: raised. Red: poor.');
  await expect(main(page)).not.toContainText('Pollution slightly elevated');
  await page.goto('/DOLINA/project/presentation');
  await expect(main(page)).toContainText('Three stations have measured since 2019.');
  await page.goto('/DOLINA/useful/links');
  await expect(main(page).getByRole('link', { name: 'European Environment Agency' })).toHaveAttribute(
    'href',
    'https://www.eea.europa.eu',
  );
  await page.goto('/DOLINA/reports');
  await expect(main(page)).toContainText('There are no reports yet');
  await expect(main(page)).not.toContainText('uploaded');
  await page.goto('/about');
  await expect(main(page)).toContainText('3.2.1');
  await expect(main(page)).toContainText('3 February 2026');
  expectNone();
});

test('texts that the server does not have leave no empty cards', async ({ page, backend }) => {
  backend.setChange((operationId, answer) => (operationId === 'getStaticFile' ? { status: 404 } : answer));
  await page.goto('/DOLINA/pollution/classes');
  await expect(main(page).getByText('No text yet')).toHaveCount(1);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(0);
  backend.setChange(undefined);
});

test('the map lists the stations, and their cards hold no empty parts', async ({ page }) => {
  const { expectNone } = watch(page);
  await page.goto('/DOLINA/locations/map?station=13&by=index');
  // A link of another server may ask for colours that this one does not have.
  await expect(page.getByText('Čiščenje vzorčevalnika')).toBeVisible();
  const card = page.getByRole('region', { name: 'Žiri' }).or(page.getByRole('article', { name: 'Žiri' }));
  await expect(card.or(page.getByRole('heading', { level: 2, name: 'Žiri' })).first()).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Colour' })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Locations' }).click();
  await expect(menu.getByRole('link', { name: /Škofja Loka|Čatež ob Savi|Žiri/ })).toHaveCount(3);
  await expect(menu.getByRole('link', { name: 'Reports' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Alerts' })).toHaveCount(0);
  await expectTidy(page);
  expectNone();
});

test('a user reads their account and changes the password', async ({ page }) => {
  const { expectNone } = watch(page);
  await signIn(page, 'dolina');
  await expect(main(page)).toContainText('Jure Čuk');
  await expect(main(page)).toContainText('jure@example.org');
  await expect(main(page)).toContainText('DOLINA');
  const change = async (old: string, next: string) => {
    await input(page, 'Old password').fill(old);
    await input(page, 'New password').fill(next);
    await input(page, 'Repeat password').fill(next);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change(minimalPassword, 'Rosna-trata-1!');
  await expect(page.getByText('Your password is changed.', { exact: false })).toBeVisible();
  await page.goto('/auth/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await fillLogin(page, 'dolina', 'Rosna-trata-1!');
  await expect(page).toHaveURL(/\/DOLINA\/locations\/map$/);
  await page.goto('/myAccount');
  await change('Rosna-trata-1!', minimalPassword);
  await expect(page.getByText('Your password is changed.', { exact: false })).toBeVisible();
  // The browser reports the refusal itself.
  expectNone();
  await change('Wrong-1!', 'Rosna-trata-2!');
  await expect(page.getByRole('alert').getByText('Incorrect password')).toBeVisible();
});

test('a key user sees the users of their client, and is refused elsewhere', async ({ page }) => {
  await signIn(page, 'luka-key');
  await page.goto('/portalUsers');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: /Ana Štih/ })).toContainText('Key user');
  await expect(page.getByRole('columnheader', { name: 'Client' })).toHaveCount(0);
  await page.goto('/LUKA/location/21');
  await expect(page.getByRole('heading', { level: 1, name: 'Ankaran' })).toBeVisible();
  await page.goto('/NOBODY/locations/map');
  await expect(page).toHaveURL(/\/clientNotFound$/);
  await page.goto('/LUKA/location/4711');
  await expect(page.getByRole('heading', { level: 1, name: 'Resource not found' })).toBeVisible();
});

test('an administrator chooses among the clients', async ({ page }) => {
  const { expectNone } = watch(page);
  await page.goto('/auth/login');
  await fillLogin(page, 'skrbnik');
  await expect(page).toHaveURL(/\/clients$/);
  await expect(main(page).getByRole('listitem')).toHaveText([
    /^D\s*DOLINA\s*\d+ stations\s*Public$/,
    /^L\s*LUKA\s*\d+ stations\s*Private$/,
  ]);
  await main(page).getByRole('link', { name: 'LUKA' }).click();
  const stations = page.getByRole('list', { name: 'Stations' }).getByRole('listitem');
  await expect(stations).toContainText(['Ankaran', 'Črni Kal']);
  expectNone();
});

test('accounts are requested, confirmed and recovered by links', async ({ page, backend }) => {
  const { expectNone } = watch(page);
  await page.goto('/auth/register');
  await input(page, 'Full name').fill('Vida Žnidaršič');
  await input(page, 'E-mail').fill('vida@example.org');
  await input(page, 'Password').fill('Lipov-cvet-1');
  await input(page, 'Repeat password').fill('Lipov-cvet-1');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/auth\/confirm$/);
  await expect(page.getByText('vida@example.org')).toBeVisible();
  await page.goto('/auth/confirmUser?token=valid%2Btoken&userId=2');
  await expect(page.getByText('Your address is confirmed. You can log in now.')).toBeVisible();

  await page.goto('/auth/forget-password');
  await input(page, 'E-mail').fill('jure@example.org');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If an account exists for this address', { exact: false })).toBeVisible();
  // Mail programs turn the plus sign into a space.
  await page.goto('/auth/resetPassToken?token=valid%20token&id=2');
  await input(page, 'New password').fill(minimalPassword);
  await input(page, 'Repeat password').fill(minimalPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(backend.calls.map(({ call }) => call)).toContain('PUT /api/Account/users/resetPassword/2');
  expectNone();

  await page.goto('/auth/resetPassToken?token=old&id=2');
  await expect(page.getByText("URL is not valid or it's expired.")).toBeVisible();
  await page.goto('/auth/confirmUser?token=old&userId=2');
  await expect(page.getByText("Confirmation URL is not valid or it's expired.")).toBeVisible();
});

for (const path of ['/apiKeys', '/network', '/imports', '/auditLog', '/DOLINA/alerts', '/DOLINA/reports/11/2026-09']) {
  test(`${path} of an extension does not exist`, async ({ page }) => {
    await signIn(page, 'skrbnik');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '404 - URL does not exist' })).toBeVisible();
  });
}

test('values without a number are gaps, and a series without values is no data', async ({ page, backend }) => {
  const { expectNone } = watch(page);
  backend.setChange((operationId, answer) => {
    if (operationId !== 'getData') return answer;
    const { series } = answer.body as { series: { values: (number | null)[] }[] };
    for (const one of series) one.values = one.values.map(() => null);
    return answer;
  });
  await page.goto('/DOLINA/location/11?period=day&date=2026-10-06');
  await expect(page.getByText('No data for selected period').first()).toBeVisible();
  await expectTidy(page);
  backend.setChange(undefined);
  expectNone();
});

test('values that cannot be read are a failure, and the console names the place', async ({ page, backend }) => {
  backend.setChange((operationId, answer) => {
    if (operationId !== 'getData') return answer;
    const { series } = answer.body as { series: { step: string }[] };
    for (const one of series) one.step = 'PT6H';
    return answer;
  });
  const named = page.waitForEvent('console', (message) => message.text() === 'Left out: getData/series/0/step');
  await page.goto('/DOLINA/location/11?period=day&date=2026-10-06');
  await expect(page.getByText('Failed to load data. (getData)')).toBeVisible();
  await named;
  backend.setChange(undefined);
});

test('values of days are labelled so where hours were asked for, and the comparison says that a zone is assumed', async ({
  page,
  backend,
}) => {
  backend.setChange((operationId, answer) => {
    if (operationId !== 'getData') return answer;
    const { series } = answer.body as { series: { step: string; values: number[] }[] };
    for (const one of series) Object.assign(one, { step: 'P1D', values: [12] });
    return answer;
  });
  await page.goto('/DOLINA/location/11?period=day&date=2026-10-06&interval=PT1H');
  await expect(page.getByText(/^Mean, 1 day\. .*\(Europe\/Ljubljana\)/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByText(/1 day\. .*\(Europe\/Ljubljana, assumed: the server names none\)/)).toBeVisible();
  backend.setChange(undefined);
});

test('the session ends after expires_in, with a sentence', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'dolina');
  await page.clock.fastForward(3_500_000);
  await expect(page.getByText(/^Your session ends at/)).toBeVisible();
  await page.clock.fastForward(120_000);
  await expect(page).toHaveURL(/\/auth\/login\?origin=/);
  await expect(page.getByText(/^Your session has ended\./)).toBeVisible();
});

test('the guide for operators prints the policy that our server sends', async () => {
  const { startPortalServer } = await import('./portalServer.ts');
  const { securityHeaders } = await import('../../../api/src/securityHeaders.ts');
  const portal = await startPortalServer('https://tiles.example.org');
  const response = await fetch(portal.url);
  await portal.close();
  const sent = securityHeaders({ tileOrigins: ['https://tiles.example.org'], frameAncestors: [] });
  expect(response.headers.get('content-security-policy')).toBe(sent['Content-Security-Policy']);
});
