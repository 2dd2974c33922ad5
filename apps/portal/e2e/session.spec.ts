import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { administer, removeClients } from './administration.ts';
import { hold } from './held.ts';
import { fillLogin, password, plainPage, signIn, signInByForm, startSession } from './journey.ts';
import { extended, extendedIf } from './parts.ts';

/** The status of each answer to a request of tokens. */
function tokenCalls(context: BrowserContext) {
  const calls: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/connect/token')) calls.push(response.status());
  });
  return calls;
}

const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));

/** Changes the remaining lifetime of the access token to `seconds`. */
const ageTo = (page: Page, seconds: number) =>
  page.evaluate(
    (time) => sessionStorage.setItem('expires_in', time),
    new Date(Date.now() + seconds * 1000).toISOString(),
  );

/** Duplicates the tab as the browser does, including its session storage. */
async function copyOf(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url), page.url()),
  ]);
  await expect(copy.getByRole('heading', { level: 1 })).toBeVisible();
  return copy;
}

const accountOf = (page: Page) => page.getByRole('button', { name: /^Account of / });

test('signing out in one tab signs out all of them, and removes all data of the user', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signInByForm(first, 'obala');
  await signInByForm(second, 'zasavje');
  const refreshTokens = [(await stored(first))['refresh_token'], (await stored(second))['refresh_token']];
  await first.bringToFront();
  await accountOf(first).click();
  await first.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(first).toHaveURL(/\/auth\/login$/);
  await expect(second).toHaveURL(/\/auth\/login\?origin=/);

  for (const page of [first, second]) {
    // The browser writes storage for the last time when the page is left.
    await page.goto('/auth/login');
    expect(Object.keys(await stored(page))).toEqual([]);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => !['lastClientCode', 'language', 'theme'].includes(key))).toEqual([]);
  }
  for (const refresh_token of refreshTokens) {
    const answer = await context.request.post('/connect/token', {
      form: { client_id: 'portal-spa', grant_type: 'refresh_token', refresh_token: refresh_token! },
    });
    expect(answer.status()).toBe(400);
  }
});

test('a logout ends the session before the server answers', extended, async ({ page, context }) => {
  await signInByForm(page, 'obala');
  const other = await context.newPage();
  await signInByForm(other, 'zasavje');
  await page.bringToFront();
  const release = await hold(page, 'POST', '**/connect/revocation');
  const answered = page.waitForResponse('**/connect/revocation');
  await accountOf(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(other).toHaveURL(/\/auth\/login\?origin=/);
  expect(Object.keys(await stored(page)).filter((key) => /token|User/.test(key))).toEqual([]);
  await page.getByLabel('Username').fill('obala-key');
  release();
  expect((await answered).status()).toBe(204);
  await expect(page.getByLabel('Username')).toHaveValue('obala-key');
  await fillLogin(page, 'en', 'obala-key');
  await expect(accountOf(page)).toBeVisible();
});

test('a logout works without the server, and the screen reports it', async ({ page }) => {
  await signInByForm(page, 'obala');
  await page.route('**/connect/revocation', (route) => route.abort('connectionrefused'));
  await accountOf(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('alert')).toContainText('Logout failed');
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(Object.keys(await stored(page)).filter((key) => /token|User/.test(key))).toEqual([]);
  await page.goto('/myAccount');
  await expect(page).toHaveURL(/\/auth\/login\?origin=/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'a logout that fails after the login page is left is not reported at the next login',
  extended,
  async ({ page }) => {
    await signInByForm(page, 'obala');
    let refuse!: () => void;
    const isRefused = new Promise<void>((resolve) => (refuse = resolve));
    await page.route('**/connect/revocation', async (route) => {
      await isRefused;
      await route.fulfill({ status: 400, json: { error: 'invalid_request' } });
    });
    await accountOf(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Okolje Slovenija' }).click();
    await expect(page).toHaveURL(/\/SI-OKOLJE\//);
    const refused = page.waitForResponse('**/connect/revocation');
    refuse();
    await refused;
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('copies of a tab renew their session once, and all stay signed in', extended, async ({ context }) => {
  const page = await context.newPage();
  await signInByForm(page, 'obala');
  const copies = [await copyOf(page), await copyOf(page), await copyOf(page)];
  const tabs = [page, ...copies];
  const before = (await stored(page))['refresh_token'];
  const calls = tokenCalls(context);
  // All of them reach the time of renewal at the same moment, when all have loaded. No portal runs meanwhile: it would
  // give its session, which is not old, to the others.
  await Promise.all(tabs.map((tab) => tab.goto(plainPage)));
  await Promise.all(tabs.map((tab) => ageTo(tab, 68)));
  await Promise.all(tabs.map((tab) => tab.goto('/myAccount')));
  await expect
    .poll(async () => new Set(await Promise.all(tabs.map(async (tab) => (await stored(tab))['refresh_token']))).size)
    .toBe(1);
  await expect.poll(async () => (await stored(page))['refresh_token']).not.toBe(before);
  await page.waitForTimeout(1000);
  expect(calls).toEqual([200]);
  for (const tab of tabs) await expect(accountOf(tab)).toBeVisible();
});

test('a restored expired session is renewed before the page is shown', async ({ page, context }) => {
  await signInByForm(page, 'obala');
  await ageTo(page, -3600);
  const calls = tokenCalls(context);
  await page.reload();
  await expect(accountOf(page)).toBeVisible();
  await expect(page).toHaveURL(/\/myAccount$/);
  expect(calls).toEqual([200]);
});

test('a session that cannot be renewed leads to the login, and back', async ({ page }) => {
  await startSession(page, 'obala');
  await page.goto('/OBALA/location/loc_koper?period=month');
  await ageTo(page, -3600);
  await page.evaluate(() => sessionStorage.setItem('refresh_token', 'spent'));
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login\?origin=/);
  await fillLogin(page, 'en', 'obala');
  await expect(page).toHaveURL(/\/OBALA\/location\/loc_koper\?period=month$/);
});

test('calls that are refused together request one new token', async ({ page, context }) => {
  await startSession(page, 'obala');
  const old = (await stored(page))['access_token'];
  const refused: string[] = [];
  await page.route(/\/api\/(locations|dataseries)\//, async (route) => {
    if ((await route.request().headerValue('authorization')) !== `Bearer ${old}`) return route.fallback();
    refused.push(route.request().url());
    return route.fulfill({ status: 401, json: { message: 'Invalid credentials' } });
  });
  const calls = tokenCalls(context);
  await page.goto('/OBALA/location/loc_koper');
  await expect.poll(() => calls).toEqual([200]);
  await expect(page.getByRole('figure').first()).toBeVisible();
  expect(refused.length).toBeGreaterThan(1);
  expect(calls).toEqual([200]);
});

for (const [clock, offset] of [
  ['a day ahead', 86_400_000],
  ['a day behind', -86_400_000],
  ['five minutes ahead', 300_000],
  ['five minutes behind', -300_000],
] as const) {
  test(
    `a clock ${clock} makes a session neither longer nor shorter`,
    extendedIf(offset !== 86_400_000),
    async ({ page, context }) => {
      await page.clock.install({ time: Date.now() + offset });
      await signInByForm(page, 'obala');
      const calls = tokenCalls(context);
      const lasts = await page.evaluate(() => Date.parse(sessionStorage.getItem('expires_in')!) - Date.now());
      expect(lasts / 1000).toBeGreaterThan(540);
      expect(lasts / 1000).toBeLessThanOrEqual(600);
      await page.clock.fastForward(lasts - 90_000);
      expect(calls).toEqual([]);
      await page.clock.fastForward(60_000);
      await expect.poll(() => calls).toEqual([200]);
      await expect(accountOf(page)).toBeVisible();
    },
  );
}

test('no URL and no console output contains tokens or passwords', async ({ page }) => {
  const disclosed: string[] = [];
  page.on('console', (message) => disclosed.push(message.text()));
  page.on('request', (request) => disclosed.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => disclosed.push(frame.url()));
  await signIn(page, 'obala');
  const tokens = await stored(page);
  await page.goto('/OBALA/location/loc_koper');
  await expect(page.getByRole('figure').first()).toBeVisible();
  await page.goto('/auth/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);
  const secrets = [password, tokens['access_token']!, tokens['refresh_token']!];
  expect(disclosed.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
  expect(Object.keys(tokens).toSorted()).toEqual([
    'access_token',
    'currentUser',
    'expires_in',
    'refresh_token',
    'token_type',
  ]);
});

test('a user ends a session of another browser, which lands on the login', async ({ page, browser }) => {
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
  });
  const other = await elsewhere.newPage();
  await signInByForm(other, 'zasavje');
  await signInByForm(page, 'zasavje');
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('row').filter({ hasText: 'This session' })).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Actions: Firefox on Linux' }).click();
  await page.getByRole('menuitem', { name: 'End session' }).click();
  const question = page.getByRole('dialog', { name: 'End the session?' });
  await question.getByLabel('Current password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(question.getByText('Incorrect password')).toBeVisible();
  await question.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(sessions.getByText('Firefox on Linux')).toHaveCount(0);

  // The next call of the other browser is refused, and so is the renewal of its session.
  await other.getByRole('link', { name: 'Reports' }).click();
  await expect(other).toHaveURL(/\/auth\/login\?origin=/);
  await expect(other.getByText('Your session has ended.')).toBeVisible();
  await page.reload();
  await expect(sessions.getByText('This session')).toBeVisible();
  await elsewhere.close();
});

test('a key user ends all sessions of a user', extended, async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInByForm(other, 'marko.kos');
  await startSession(page, 'obala-key');
  await page.goto('/portalUsers/usr_marko.kos');
  await page.getByRole('button', { name: 'End all sessions' }).click();
  const question = page.getByRole('alertdialog', { name: 'End all sessions of Marko Kos?' });
  await question.getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByText('All sessions of Marko Kos have ended.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/auth\/login\?origin=%2FmyAccount/);
  await elsewhere.close();
});

test(
  'a user whose client has another code, and then another role, goes on without signing in',
  extended,
  async ({ page, request }) => {
    const { add, change, headers } = await administer(request);
    const { id } = await add({ code: 'MOVED1', name: 'Reka', stations: [] });
    const user = { userName: 'moved', fullName: 'Nina Reka', email: 'moved@example.com', clientId: id };
    const added = await request.post('/api/Account/users/', {
      headers,
      data: { ...user, roles: ['ClientUser'], password: 'Lipov-cvet-1' },
    });
    expect(added.ok(), await added.text()).toBe(true);
    await page.goto('/auth/login');
    await fillLogin(page, 'en', user.userName, 'Lipov-cvet-1');
    await expect(page).toHaveURL(/\/MOVED1\/locations\/map$/);

    await change({ clients: [{ id, code: 'MOVED2', name: 'Reka' }] });
    await page.goto('/');
    await expect(page).toHaveURL(/\/MOVED2\/locations\/map$/);

    const { id: userId } = await added.json();
    const promoted = { ...user, id: userId, roles: ['PortalKeyUser'] };
    expect((await request.put(`/api/Account/users/${userId}`, { headers, data: promoted })).status()).toBe(200);
    await page.goto('/portalUsers');
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await removeClients(request, 'MOVED');
  },
);
