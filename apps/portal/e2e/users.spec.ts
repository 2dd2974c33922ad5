import { expect, type Page, test } from '@playwright/test';
import { administer } from './administration.ts';
import { hold } from './held.ts';
import { fillLogin, setLanguage, signInCalmly, startSession, watchConsole } from './journey.ts';
import { extended, languagesOf } from './parts.ts';
import { say } from './say.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const menuOf = async (page: Page, name: string) => {
  await row(page, name)
    .getByRole('button', { name: /^Actions/ })
    .click();
  return page.getByRole('menu');
};
const dialog = (page: Page) => page.getByRole('dialog');
/** Pressed without a pointer, because a toast may cover the last rows. The list is inert until the dialog is closed. */
const openMenuOf = async (page: Page, userName: string, label: string) => {
  await expect(dialog(page)).toHaveCount(0);
  await row(page, userName).getByRole('button', { name: label }).dispatchEvent('click');
  await expect(page.getByRole('menu')).toBeVisible();
};
const field = (page: Page, label: string) => dialog(page).getByLabel(label).and(page.locator('input')).first();

for (const language of languagesOf(1)) {
  test(`a key user adds, changes and deletes a user of their own client (${language})`, async ({ page, request }) => {
    const text = (id: string, values?: Record<string, string>) => say(language, id, values);
    const userName = `vida.${language}`;
    const console = watchConsole(page);
    await setLanguage(page, language);
    await signInCalmly(page, 'obala-key');
    await page.getByRole('link', { name: text('layouts.Shell.users') }).click();
    await expect(page).toHaveURL(/\/portalUsers$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.getByRole('link', { name: text('routes.users.UsersRoute.add') }).click();
    await field(page, text('ui.LoginForm.username')).fill(userName);
    await field(page, text('ui.SignUpForm.fullName')).fill('Vida Zajc');
    await field(page, text('ui.accountForms.email')).fill(`${userName}@example.com`);
    await field(page, text('ui.LoginForm.password')).fill('Lipov-cvet-1');
    await dialog(page)
      .getByRole('button', { name: text('ui.UserForm.add') })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(text('routes.users.AddUserRoute.done', { name: 'Vida Zajc' }))).toBeVisible();

    await openMenuOf(page, userName, text('ui.DataTable.actionsOf', { row: 'Vida Zajc' }));
    await page.getByRole('menuitem', { name: text('routes.users.UsersTable.edit') }).press('Enter');
    await field(page, text('ui.SignUpForm.fullName')).fill('Vida Zajc Novak');
    await dialog(page)
      .getByRole('button', { name: text('ui.UserForm.save') })
      .click();
    await expect(row(page, 'Vida Zajc Novak')).toBeVisible();
    // The new user can log in.
    const form = { client_id: 'portal-spa', grant_type: 'password', username: userName, password: 'Lipov-cvet-1' };
    expect((await request.post('/connect/token', { form })).status()).toBe(200);

    await openMenuOf(page, userName, text('ui.DataTable.actionsOf', { row: 'Vida Zajc Novak' }));
    await page.getByRole('menuitem', { name: text('routes.users.UsersTable.delete') }).press('Enter');
    const alert = page.getByRole('alertdialog', {
      name: text('routes.users.DeleteUserRoute.title', { name: 'Vida Zajc Novak' }),
    });
    await expect(alert).toContainText(`${userName}@example.com`);
    await alert.getByRole('button', { name: text('routes.users.DeleteUserRoute.confirm') }).click();
    await expect(row(page, userName)).toHaveCount(0);
    expect((await request.post('/connect/token', { form })).status()).toBe(400);
    console.expectSilence();
  });
}

test('impossible actions on a user show the reason in advance', extended, async ({ page }) => {
  await startSession(page, 'obala-key');
  await page.goto('/portalUsers');
  await expect(page.getByText('Users created in the back-office can be neither edited')).toBeVisible();
  const backOffice = await menuOf(page, 'Petra Vidmar');
  for (const name of ['Edit', 'Change password', 'Delete user']) {
    const item = backOffice.getByRole('menuitem', { name });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toContainText('Created in the back-office and managed only there.');
  }
  await page.keyboard.press('Escape');
  const key = (await menuOf(page, 'Prometni center Koper')).getByRole('menuitem', { name: 'Delete user' });
  await expect(key).toHaveAttribute('aria-disabled', 'true');
  await expect(key).toContainText("Can't delete key user");
  await page.keyboard.press('Escape');
  // By URL, without the menu.
  await page.goto('/portalUsers/usr_petra.back-office');
  await expect(dialog(page)).toContainText('Created in the back-office and managed only there.');
  await page.goto('/portalUsers/delete?user=usr_obala-api');
  await expect(dialog(page)).toContainText("Can't delete key user");
  await page.goto('/portalUsers/delete');
  await expect(dialog(page)).toContainText('Delete user not selected!');
  // Titles without a name: the user is of another client.
  await setLanguage(page, 'sl');
  await page.goto('/portalUsers/usr_zasavje');
  await expect(dialog(page)).toContainText(say('sl', 'routes.users.NoUser.notFound'));
  await expect(dialog(page)).toHaveAccessibleName('Uredi uporabnika');
  await page.goto('/portalUsers/usr_zasavje/password');
  await expect(dialog(page)).toHaveAccessibleName('Spremeni geslo');
});

test('an administrator searches, filters and sorts the users of all clients', async ({ page }) => {
  await startSession(page, 'admin');
  await page.goto('/portalUsers');
  // Other tests add users: the list must match its count, and contain at least those of the demo.
  const count = page.getByRole('status').filter({ hasText: /^\d+ users$/ });
  await expect(count).toBeVisible();
  const users = Number.parseInt(await count.innerText(), 10);
  expect(users).toBeGreaterThanOrEqual(10);
  await expect(page.getByRole('row')).toHaveCount(users + 1);
  await page.getByRole('searchbox', { name: 'Find a user' }).fill('kovac');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, 'Jože Kovač')).toBeVisible();
  await expect(page).toHaveURL(/search=kovac/);
  await page.getByRole('searchbox', { name: 'Find a user' }).fill('');
  await page.getByRole('button', { name: /Client/ }).click();
  await page.getByRole('option', { name: 'Mestna občina Obala' }).click();
  await expect(page).toHaveURL(/client=cli_obala/);
  await expect(row(page, 'Jože Kovač')).toHaveCount(0);
  await expect(row(page, 'Marko Kos')).toBeVisible();
  // The address restores the same list, and a dialog does not change it.
  await page.reload();
  await expect(row(page, 'Jože Kovač')).toHaveCount(0);
  await page.getByRole('link', { name: 'Marko Kos' }).click();
  await expect(page).toHaveURL(/\/portalUsers\/usr_marko.kos\?client=cli_obala$/);
  await expect(field(page, 'Username')).toHaveValue('marko.kos');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/portalUsers\?client=cli_obala$/);
  const names = () => page.getByRole('rowheader').allInnerTexts();
  const ascending = await names();
  await page.getByRole('columnheader', { name: 'Name' }).click();
  expect(await names()).toEqual(ascending.toReversed());
});

test('a taken username is reported at its field, and the input is kept', async ({ page }) => {
  await startSession(page, 'obala-key');
  await page.goto('/portalUsers/add');
  await field(page, 'Username').fill('marko.kos');
  await field(page, 'Full name').fill('Marko Drugi');
  await field(page, 'E-mail').fill('drugi@example.com');
  await field(page, 'Password').fill('Lipov-cvet-1');
  await dialog(page).getByRole('button', { name: 'Add user' }).click();
  await expect(field(page, 'Username')).toHaveAccessibleDescription('This username is already taken.');
  await expect(field(page, 'Username')).toBeFocused();
  await expect(field(page, 'Full name')).toHaveValue('Marko Drugi');
  await expect(field(page, 'Password')).toHaveValue('');
});

for (const [width, height] of [
  [1280, 650],
  [320, 568],
] as const) {
  test(`an administrator adds a user in a window of ${width} × ${height}`, extended, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startSession(page, 'admin');
    await page.goto('/portalUsers/add');
    const add = dialog(page).getByRole('button', { name: 'Add user' });
    await expect(add).toBeInViewport({ ratio: 1 });
    await field(page, 'Username').fill(`low.window.${width}`);
    await field(page, 'Full name').fill(`Low Window ${width}`);
    await field(page, 'E-mail').fill(`low.window.${width}@example.com`);
    await field(page, 'Password').fill('Lipov-cvet-1');
    await expect(add).toBeInViewport({ ratio: 1 });
    // Enter sends the form too, although the button is outside it: a client is missing.
    await field(page, 'Password').press('Enter');
    const client = dialog(page).getByRole('combobox', { name: /Client/ });
    await expect(client).toHaveAccessibleDescription(/Client is missing/);
    await expect(client).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByText('Client is missing')).toBeInViewport({ ratio: 1 });
    await client.fill('obala');
    await page.getByRole('option', { name: /Obala/ }).click();
    // The messages go, and the button moves.
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(dialog(page).getByText('Client is missing')).toHaveCount(0);
    await add.click({ trial: true });
    // A press at the place where the button is seen, without scrolling to it.
    const box = (await add.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(
      page.getByText(say('en', 'routes.users.AddUserRoute.done', { name: `Low Window ${width}` })),
    ).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('unsaved input is confirmed before it is discarded', async ({ page }) => {
  await startSession(page, 'obala-key');
  await page.goto('/portalUsers');
  await page.getByRole('link', { name: 'Add user' }).click();
  await field(page, 'Full name').fill('Half Done');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Full name')).toHaveValue('Half Done');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Add user' }).click();
  await expect(field(page, 'Full name')).toHaveValue('');
});

test('unsaved input survives the end of a session', async ({ page }) => {
  await startSession(page, 'obala-key');
  await page.goto('/portalUsers?search=a');
  await page.getByRole('link', { name: 'Add user' }).click();
  await field(page, 'Username').fill('vida.sredi');
  await field(page, 'Full name').fill('Vida Sredi Dela');
  await field(page, 'E-mail').fill('sredi@example.com');
  await field(page, 'Password').fill('Lipov-cvet-1');
  // Signed out by the server: neither the access token nor the refresh token is valid.
  await page.route('**/api/Account/users/', (route) => route.fulfill({ status: 401, json: { message: 'no' } }));
  await page.route('**/api/Account/users/me', (route) => route.fulfill({ status: 401, json: { message: 'no' } }));
  await page.route('**/connect/token', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
  await dialog(page).getByRole('button', { name: 'Add user' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?origin=/);
  await page.unroute('**/connect/token');
  await page.unroute('**/api/Account/users/');
  await page.unroute('**/api/Account/users/me');

  await fillLogin(page, 'en', 'obala-key');
  await expect(page).toHaveURL(/\/portalUsers\/add\?search=a$/);
  await expect(field(page, 'Username')).toHaveValue('vida.sredi');
  await expect(field(page, 'Full name')).toHaveValue('Vida Sredi Dela');
  await expect(field(page, 'E-mail')).toHaveValue('sredi@example.com');
  await expect(field(page, 'Password')).toHaveValue('');

  // Another user of the same browser sees none of it.
  await page.goto('/auth/logout');
  await fillLogin(page, 'en', 'obala-key');
  await expect(page).toHaveURL(/\/OBALA\/locations\/map$/);
  await page.goto('/portalUsers/add');
  await expect(field(page, 'Full name')).toHaveValue('');
});

test(
  'a user whom somebody else has changed meanwhile is not changed back silently',
  extended,
  async ({ page, request }) => {
    const text = (id: string) => say('sl', id);
    const { headers } = await administer(request);
    const details = { userName: 'hkrati', fullName: 'Hkrati Prej', email: 'hkrati@example.com', clientId: 'cli_obala' };
    const added = await request.post('/api/Account/users/', {
      headers,
      data: { ...details, roles: ['administrator'], password: 'Lipov-cvet-1' },
    });
    const { id } = (await added.json()) as { id: string };
    const url = `/api/Account/users/${id}`;
    const change = (fullName: string) =>
      request.put(url, { headers, data: { ...details, id, fullName, roles: ['ClientUser'] } });
    const stored = async () => (await request.get(url, { headers })).json();
    await setLanguage(page, 'sl');
    await startSession(page, 'admin');
    await page.goto(`/portalUsers/${id}`);
    const fullName = field(page, text('ui.SignUpForm.fullName'));
    const administrator = dialog(page).getByRole('checkbox', { name: text('app.role.administrator') });
    const press = (name: string) =>
      dialog(page)
        .getByRole('button', { name: text(name) })
        .click();
    await fullName.fill('Hkrati Popravljen');
    await change('Hkrati Drugi');
    await press('ui.UserForm.save');
    const notice = dialog(page)
      .getByRole('alert')
      .filter({ hasText: text('app.OutdatedNotice.text') });
    await expect(notice).toBeVisible();
    await expect(fullName).toHaveValue('Hkrati Popravljen');
    expect(await stored()).toMatchObject({ fullName: 'Hkrati Drugi', roles: ['ClientUser'] });

    await press('app.OutdatedNotice.load');
    await expect(fullName).toHaveValue('Hkrati Drugi');
    await expect(administrator).not.toBeChecked();
    await expect(notice).toHaveCount(0);
    await expect(dialog(page).locator(':focus')).toHaveCount(1);

    // Input after the notice is saved as well.
    await change('Hkrati Tretji');
    await fullName.fill('Hkrati Popravljen');
    await press('ui.UserForm.save');
    await expect(notice).toBeVisible();
    await fullName.fill('Hkrati Na koncu');
    await press('app.OutdatedNotice.overwrite');
    await expect(dialog(page)).toHaveCount(0);
    expect(await stored()).toMatchObject({ fullName: 'Hkrati Na koncu', roles: ['ClientUser'] });
    await request.delete(url, { headers });
  },
);

test(
  'the answer of a dialog that was left meanwhile leads nowhere, and a refusal is reported',
  extended,
  async ({ page, request }) => {
    const text = (id: string, values?: Record<string, string>) => say('sl', id, values);
    const { headers } = await administer(request);
    const added = await request.post('/api/Account/users/', {
      headers,
      data: {
        userName: 'odsel',
        fullName: 'Ona Je Odšla',
        email: 'odsel@example.com',
        clientId: 'cli_obala',
        roles: ['ClientUser'],
        password: 'Lipov-cvet-1',
      },
    });
    const { id } = (await added.json()) as { id: string };
    await setLanguage(page, 'sl');
    await startSession(page, 'admin');
    await page.goto('/auditLog');
    const users = page.getByRole('link', { name: text('layouts.Shell.users'), exact: true });
    const phone = field(page, text('ui.UserForm.phoneNumber'));
    const address = `**/api/Account/users/${id}`;
    const open = async () => {
      await users.click();
      await openMenuOf(page, 'odsel', text('ui.DataTable.actionsOf', { row: 'Ona Je Odšla' }));
      await page.getByRole('menuitem', { name: text('routes.users.UsersTable.edit') }).press('Enter');
    };
    const auditLog = page.getByRole('link', { name: text('layouts.Shell.auditLog'), exact: true });
    /** Sends the form, and goes to another screen before the server answers. */
    const saveAndLeave = async (number: string) => {
      await phone.fill(number);
      const release = await hold(page, 'PUT', address);
      const sent = page.waitForRequest((call) => call.method() === 'PUT');
      await dialog(page)
        .getByRole('button', { name: text('ui.UserForm.save') })
        .click();
      await sent;
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await auditLog.click();
      await expect(page).toHaveURL(/\/auditLog/);
      release();
    };

    await open();
    await saveAndLeave('040 111 111');
    await expect(page.getByText(text('routes.users.EditUserRoute.done', { name: 'Ona Je Odšla' }))).toBeVisible();
    await expect(page.waitForURL(/\/portalUsers/, { timeout: 2_000 })).rejects.toThrow('Timeout');

    await page.unroute(address);
    await page.route(address, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await open();
    await saveAndLeave('040 222 222');
    await expect(page.getByText(text('routes.users.EditUserRoute.failed'))).toBeVisible();
    await expect(page).toHaveURL(/\/auditLog/);

    // The form has the refused input again.
    await page.unroute(address);
    await open();
    await expect(phone).toHaveValue('040 222 222');
    await request.delete(`/api/Account/users/${id}`, { headers });
  },
);

test('a user who may not manage users is redirected home', async ({ page }) => {
  for (const user of ['obala', 'obala-api']) {
    await startSession(page, user);
    await page.goto('/portalUsers');
    await expect(page).toHaveURL(/\/OBALA\/locations\/map$/);
    await page.goto('/auditLog');
    await expect(page).toHaveURL(/\/OBALA\/locations\/map$/);
    await page.goto('/auth/logout');
    await expect(page).toHaveURL(/\/auth\/login$/);
  }
});

test('a forbidden response leads to the access denied page, and Back does not loop', extended, async ({ page }) => {
  await signInCalmly(page, 'obala-key');
  await page.route('**/api/Account/users/client/*', (route) =>
    route.fulfill({ status: 403, json: { message: 'Access Forbidden' } }),
  );
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Portal users' }).click();
  await expect(page).toHaveURL(/\/access-denied$/);
  await expect(page.getByRole('heading', { name: 'Access Forbidden' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/myAccount$/);
});

test('a user changes their password, and a wrong old one is reported at its field', async ({ page }) => {
  await startSession(page, 'joze.kovac');
  await page.goto('/myAccount');
  const old = page.getByLabel('Old password').and(page.locator('input'));
  const fresh = page.getByLabel('New password').and(page.locator('input'));
  const repeat = page.getByLabel('Repeat password').and(page.locator('input'));
  await old.fill('not it');
  await fresh.fill('Lipov-cvet-2');
  await repeat.fill('Lipov-cvet-2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(old).toHaveAccessibleDescription('Incorrect password');
  await old.fill('Zrak-demo1!');
  await fresh.fill('Lipov-cvet-2');
  await repeat.fill('Lipov-cvet-2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(old).toHaveValue('');
  await page.goto('/auth/logout');
  await fillLogin(page, 'en', 'joze.kovac', 'Lipov-cvet-2');
  await expect(page).toHaveURL(/\/ZASAVJE\/locations\/map$/);
});
