import { expect, type Page, test } from '@playwright/test';
import { setLanguage, watchConsole } from './journey.ts';
import { untilQuiet } from './untilQuiet.ts';
import { extended, extendedIf } from './parts.ts';

const map = '/SI-OKOLJE/locations/map';
const stations = (page: Page) => page.getByRole('list', { name: 'Stations' }).getByRole('link');

/** Addresses that the page asks for, in the order of the requests. */
function watchRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && /^\/(api|assets|config)\//.test(pathname)) seen.push(pathname + search);
  });
  return seen;
}

/** Holds files of the portal back, by default its start. Returns a function that lets them pass. */
async function hold(page: Page, files = /\/assets\/index-.*\.js$/): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const picture = (page: Page) => page.locator('#firstPaint');

/** Without the map's worker: the map tries whether it can start if it has not answered within four seconds. */
const twice = (seen: readonly string[]) =>
  seen.filter((path, index) => seen.indexOf(path) !== index && !/maplibre-gl-worker/.test(path));

for (const [screen, path, calls] of [
  ['login', '/auth/login', ['/api/clients/get']],
  ['map', map, ['/api/clients/get', '/api/capabilities', '/api/locations/map', '/api/maintenanceAlerts/get']],
  [
    'station',
    '/SI-OKOLJE/location/loc_bezigrad',
    ['/api/clients/get', '/api/locations/location', '/api/dataseries/get', '/api/locations/map'],
  ],
] as const) {
  test(
    `the document begins the calls of the ${screen} before the code has come, and none is made twice`,
    extendedIf(screen === 'station'),
    async ({ page }) => {
      const console = watchConsole(page);
      const seen = watchRequests(page);
      const release = await hold(page);
      await page.goto(path, { waitUntil: 'commit' });
      for (const call of calls) await expect.poll(() => seen.some((one) => one.startsWith(call)), call).toBe(true);
      release();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading');
      await untilQuiet(page);
      expect(twice(seen)).toEqual([]);
      console.expectSilence();
    },
  );
}

test('a picture of the page is shown until its code has come, in the stored theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const release = await hold(page);
  await page.goto(map, { waitUntil: 'commit' });
  await expect(page.locator('.early-frame')).toBeVisible();
  await expect(page.locator('.early-auth')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(stations(page).first()).toBeVisible();
  await expect(page.locator('#firstPaint')).toHaveCount(0);
});

/** A busy machine may need longer than the second after which the portal shows its loading screen. */
const waitLonger = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = globalThis;
    const longer = (call: () => void, after?: number) => setTimeout(call, after === 1000 ? 60_000 : after);
    Object.assign(globalThis, { setTimeout: longer });
  });

/** Notes whether the portal has rendered its loading screen below the picture. */
const watchLoadingScreen = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#root [role="status"]')?.textContent === 'Loading') {
        document.documentElement.dataset['loaded'] = 'twice';
      }
    }).observe(document, { subtree: true, childList: true });
  });

for (const path of [map, '/SI-OKOLJE/location/loc_bezigrad']) {
  test(
    `the first screen replaces the picture, without a loading screen before it: ${path}`,
    extendedIf(path !== map),
    async ({ page }) => {
      await waitLonger(page);
      await watchLoadingScreen(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading');
      await expect(picture(page)).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-loaded');
    },
  );
}

test('a frame that can be used replaces the picture while answers are late', extended, async ({ page }) => {
  const release = await hold(page, /\/api\/locations\/map/);
  await page.goto(map, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Slovenščina' })).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
  release();
  await expect(stations(page).first()).toBeAttached();
});

test(
  'what is below the values of a station comes after them, and at once where a page has a position',
  extended,
  async ({ page }) => {
    await waitLonger(page);
    // Parts of the page, in the order in which they came.
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const values = document.querySelector('section[aria-label="Latest values"]') !== null;
        const graph = document.querySelector('#graph') !== null;
        const now = [values && 'values', graph && 'graph'].filter(Boolean).join(' and ');
        if (seen.at(-1) !== now) seen.push(now);
      }).observe(document, { subtree: true, childList: true });
    });
    const parts = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    await page.goto('/SI-OKOLJE/location/loc_bezigrad');
    await expect.poll(parts).toEqual(['', 'values', 'values and graph']);
    await page.reload();
    await expect.poll(parts).toEqual(['', 'values and graph']);
  },
);

test('a document without its inline script opens the same page', extended, async ({ page }) => {
  await page.route('**' + map, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<script>[\s\S]*?<\/script>/, '');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(map);
  await expect(stations(page).first()).toBeVisible();
  await expect(page.locator('#firstPaint')).toHaveCount(0);
});

test('the marks of the stations are shown before the map', extended, async ({ page }) => {
  const release = await hold(page, /\/assets\/maplibre-gl-.*\.js$/);
  await page.goto(map);
  const early = page.locator('[data-early="true"] > span');
  await expect(early).toHaveCount(14);
  release();
  await expect(page.locator('[data-state="ready"]')).toBeVisible({ timeout: 30_000 });
  await expect(early).toHaveCount(0);
});

const loginTexts = {
  en: ['Log in', 'Username', 'Password', 'Forgot password?', 'No account yet?', 'Sign up', 'Open to everyone'],
  sl: [
    'Prijava',
    'Uporabniško ime',
    'Geslo',
    'Ste pozabili geslo?',
    'Še nimate računa?',
    'Registracija',
    'Odprto za vse',
  ],
} as const;

for (const [name, language] of [
  ['stored', 'sl'],
  ['default', 'en'],
] as const) {
  test(`the login is readable in the ${name} language before the code has come`, async ({ page }) => {
    if (name === 'stored') await setLanguage(page, language);
    const release = await hold(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    for (const text of [...loginTexts[language], 'Okolje Slovenija']) {
      await expect(picture(page).getByText(text).first()).toBeVisible();
    }
    release();
    await expect(page.locator('form')).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
  });
}

test('a stored language is shown without the configuration', async ({ page }) => {
  await setLanguage(page, 'sl');
  await hold(page, /\/config\/config\.json$/);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await expect(picture(page).getByText('Geslo', { exact: true })).toBeVisible();
});

for (const [width, height, language, colorScheme] of [
  [390, 844, 'de', 'dark'],
  [320, 568, 'sl', 'light'],
  [1440, 900, 'en', 'light'],
] as const) {
  test(
    `the code changes no pixel of the login: ${width} px, ${language}, ${colorScheme}`,
    extended,
    async ({ page }) => {
      await setLanguage(page, language);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      // The font is loaded with the code.
      await page.route(/\.woff2$/, (route) => route.abort());
      const release = await hold(page);
      // Below the buttons for language and theme, which come with the code.
      const shoot = () => page.screenshot({ clip: { x: 0, y: 64, width, height: height - 64 } });
      await page.goto('/auth/login', { waitUntil: 'commit' });
      await expect(picture(page).getByText('Okolje Slovenija')).toBeVisible();
      const before = await shoot();
      release();
      await expect(page.getByRole('link', { name: 'Okolje Slovenija' })).toBeVisible();
      await expect(picture(page)).toHaveCount(0);
      await expect.poll(async () => before.equals(await shoot())).toBe(true);
    },
  );
}

for (const width of [390, 1440]) {
  test(
    `the name of a station is readable before the code has come, and stays where it is: ${width} px`,
    extended,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const path = '/SI-OKOLJE/location/loc_bezigrad';
      const release = await hold(page);
      const releaseScreen = await hold(page, /\/assets\/station-.*\.js$/);
      await page.goto(path, { waitUntil: 'commit' });
      const early = picture(page).getByText('Ljubljana Bežigrad');
      await expect(early).toBeVisible();
      const before = (await early.boundingBox())!;
      release();
      const name = page.getByRole('heading', { level: 1, name: 'Ljubljana Bežigrad' });
      await expect(name).toBeVisible();
      await expect(picture(page)).toHaveCount(0);
      releaseScreen();
      await expect(page.getByRole('figure').first()).toBeVisible();
      const after = (await name.boundingBox())!;
      expect([after.x, after.y, after.height]).toEqual([before.x, before.y, before.height]);
    },
  );
}

test('the early login lists the public clients of the configuration, as plain text', async ({ page }) => {
  await page.route('**/config/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), Clients: ['B', { code: 'A' }, 'HIDDEN'] } });
  });
  const client = (code: string, isPublic: boolean) => ({ id: code, code, name: `<b>${code}</b>`, isPublic });
  const clients = [client('A', true), client('B', true), client('HIDDEN', false), client('OTHER', true)];
  let answer = () => {};
  const asked = new Promise<void>((done) => (answer = done));
  await page.route('**/api/clients/get', (route) => asked.then(() => route.fulfill({ json: clients })));
  const release = await hold(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const title = picture(page).getByText('Log in').first();
  const before = await title.boundingBox();
  answer();
  await expect(picture(page).locator('.early-open span')).toHaveText(['<b>B</b>', '<b>A</b>']);
  expect(await title.boundingBox()).toEqual(before);
  release();
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['<b>B</b>', '<b>A</b>']);
});

test('a picture without texts is shown to a user who may have a session', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('access_token', 'not.a.token'));
  await hold(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await expect(page.locator('.early-card')).toBeVisible();
  await expect(picture(page)).toHaveText('Zrak');
});
