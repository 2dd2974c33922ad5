import { expect, type Page, test } from '@playwright/test';
import { changeAnswer } from './answers.ts';
import { type Language, setLanguage, signInByForm, watchConsole, words } from './journey.ts';
import { extended, languagesOf } from './parts.ts';
import { say } from './say.ts';

const map = '/SI-OKOLJE/locations/map';
const station = '/SI-OKOLJE/location/loc_bezigrad';
const strip = (page: Page, language: Language) =>
  page.getByText(say(language, 'layouts.ConnectionNotice.lost'), { exact: true });

test.describe('without a connection', () => {
  for (const language of languagesOf(0)) {
    test(`a strip reports this and disappears, and no click loses the portal (${language})`, async ({
      page,
      context,
    }) => {
      await setLanguage(page, language);
      await page.goto('/SI-OKOLJE/useful/links');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(strip(page, language)).toHaveCount(0);
      await context.setOffline(true);
      await expect(strip(page, language)).toBeVisible();

      // The code of this screen is not loaded yet.
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await Promise.all([
        page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/')),
        page.getByRole('link', { name: words[language].mapTitle }).click(),
      ]);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(strip(page, language)).toBeVisible();

      await context.setOffline(false);
      await expect(strip(page, language)).toHaveCount(0);
      // The screen that the user was on the way to.
      await expect(page.getByRole('heading', { level: 1, name: words[language].mapTitle })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(map));
    });
  }

  test('a graph that could not be loaded appears when the connection is back', extended, async ({ page, context }) => {
    // The current month has no daily value on its first day.
    const date = new Date(Date.now() - 32 * 86_400_000).toISOString().slice(0, 10);
    await page.goto(`${station}?period=month&date=${date}&interval=P1D`);
    await expect(page.getByRole('figure', { name: /PM10/ })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Previous' }).first().click();
    await expect(page.getByRole('alert').getByText('Loading data series failed').first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('figure', { name: /PM10/ })).toBeVisible();
    await expect(page.getByText('Loading data series failed')).toHaveCount(0);
  });
});

test.describe('a new version while a tab is open', () => {
  /** The server delivers the page of a new version, and the code of the old one is gone. */
  async function deploy(page: Page) {
    await changeAnswer(
      page,
      (url) => url.pathname === '/',
      async (answer) => ({
        body: (await answer.text()).replace(/(<script type="module"[^>]* src="[^"]*)(\.js")/, '$1-next$2'),
      }),
    );
  }

  for (const language of languagesOf(1)) {
    test(`is offered, and a reload keeps what was typed (${language})`, async ({ page }) => {
      await page.clock.install();
      await setLanguage(page, language);
      await signInByForm(page, 'obala-key', language);
      await page.goto('/portalUsers/add');
      const name = page.getByRole('dialog').getByRole('textbox', { name: say(language, 'ui.SignUpForm.fullName') });
      await name.fill('Vida Sredi Dela');
      const title = page.getByText(say(language, 'layouts.VersionNotice.title'));
      await page.clock.fastForward(16 * 60_000);
      await expect(title).toHaveCount(0);
      await deploy(page);
      await page.clock.fastForward(16 * 60_000);
      await expect(title).toBeVisible();
      await page.getByRole('button', { name: say(language, 'layouts.VersionNotice.reload'), exact: true }).click();
      await expect(title).toHaveCount(0);
      await expect(name).toHaveValue('Vida Sredi Dela');
    });
  }

  test('can wait', extended, async ({ page }) => {
    await page.clock.install();
    await page.goto('/SI-OKOLJE/useful/links');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await deploy(page);
    await page.clock.fastForward(16 * 60_000);
    await page.getByRole('button', { name: 'Later' }).click();
    const looked = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
    await page.clock.fastForward(16 * 60_000);
    await looked;
    await expect(page.getByText('A new version of the portal is available.')).toHaveCount(0);
  });

  test('a link to a screen whose old code is gone leads there', extended, async ({ page }) => {
    await page.goto('/SI-OKOLJE/useful/links');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
    // The page that is loaded again is the new version.
    const isOld = () => page.evaluate(() => 'isOld' in globalThis).catch(() => false);
    await page.route('**/assets/*.js', async (route) =>
      (await isOld()) ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.getByRole('link', { name: 'Locations map' }).click();
    await expect(page.getByRole('searchbox', { name: 'Find a station' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(map));
    expect(await isOld()).toBe(false);
  });
});

for (const [what, error] of [
  ['blocked', 'SecurityError'],
  ['full', 'QuotaExceededError'],
] as const) {
  test(`storage that is ${what} loses no work within the page`, extended, async ({ page }) => {
    const console = watchConsole(page);
    await page.addInitScript((name) => {
      const refuse = () => {
        throw new DOMException('refused', name);
      };
      if (name === 'QuotaExceededError') {
        Storage.prototype.setItem = refuse;
        return;
      }
      for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
        Object.defineProperty(globalThis, storage, { get: refuse });
      }
      // So do Firefox (channels, workers) and Chromium (locks).
      globalThis.BroadcastChannel = class extends EventTarget {
        constructor() {
          super();
          refuse();
        }
      } as never;
      LockManager.prototype.request = () => Promise.reject(new DOMException('refused', name));
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
    }, error);
    await signInByForm(page, 'obala');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await page.getByRole('link', { name: words.de.mapTitle }).click();
    await page.getByRole('list', { name: words.de.stations }).getByRole('link').first().click();
    await expect(page.getByRole('figure').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Konto/ })).toBeVisible();
    console.expectSilence();
  });
}

test('a computer that wakes up before its network keeps the user signed in', extended, async ({ page, context }) => {
  await page.clock.install();
  await signInByForm(page, 'obala');
  const account = page.getByRole('button', { name: /^Account of / });
  await context.setOffline(true);
  await page.clock.fastForward(8 * 3_600_000);
  await expect(strip(page, 'en')).toBeVisible();
  await expect(account).toBeVisible();
  const renewal = page.waitForResponse((response) => response.url().endsWith('/connect/token'));
  await context.setOffline(false);
  expect((await renewal).status()).toBe(200);
  await expect(account).toBeVisible();
});

test('a clock that is set right while the page is open signs nobody out', extended, async ({ page, context }) => {
  for (const days of [1, -1]) {
    await page.clock.install();
    await signInByForm(page, 'obala');
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    await page.clock.runFor(70_000);
    await page.getByRole('link', { name: 'Locations map' }).click();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Stations' })).toBeVisible();
    await context.clearCookies();
    await page.goto('/auth/logout');
    await expect(page).toHaveURL(/\/auth\/login/);
  }
});

/** Start of each hour of a day on which the clocks change at the station. */
const hoursOf = (date: string) => {
  const skipped = date === '2026-03-29' ? 2 : null;
  const repeated = date === '2026-10-25' ? 2 : null;
  return Array.from({ length: 24 }, (_, hour) => hour)
    .filter((hour) => hour !== skipped)
    .flatMap((hour) => (hour === repeated ? [hour, hour] : [hour]))
    .map((hour) => new RegExp(`\\b${String(hour).padStart(2, '0')}:00`));
};

test.describe('a browser in another time zone than the station', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  for (const [date, hours] of [
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ] as const) {
    test(`shows the ${hours} hours of ${date} at the station`, extended, async ({ page }) => {
      await page.goto(`${station}?period=day&date=${date}&interval=PT1H`);
      const figure = page.getByRole('figure', { name: /PM10/ });
      await page.getByRole('button', { name: 'Show as table' }).first().click();
      const rows = figure.getByRole('table', { name: /PM10/ }).getByRole('rowheader');
      await expect(rows).toHaveCount(hours);
      await expect(rows).toHaveText(hoursOf(date));
    });
  }
});
