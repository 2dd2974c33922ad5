import { expect, type Page, test } from '@playwright/test';
import { languages, setLanguage, signInCalmly, startSession } from './journey.ts';
import { extended, languagesOf } from './parts.ts';
import { say } from './say.ts';
import { untilQuiet } from './untilQuiet.ts';

const year = new Date().getFullYear();
const screens = [
  ['users', '/portalUsers', 'table'],
  ['audit log', '/auditLog', 'table'],
  ['client of the network', '/network/cli_okolje', 'h2'],
  ['station of the network', '/network/cli_okolje/stations/loc_bezigrad', 'h2'],
  ['clients', '/clients', 'main'],
  ['alerts', '/SI-OKOLJE/alerts', 'main'],
  ['month report', `/SI-OKOLJE/reports/loc_bezigrad/${year - 1}-10`, 'article table'],
  ['year report', `/SI-OKOLJE/reports/loc_bezigrad/${year - 1}`, 'article table'],
  ['report of all stations', `/SI-OKOLJE/reports/all/${year - 1}-10`, 'article table'],
] as const;

/** Texts with a digit that an element around them cuts off. A scroller cuts nothing: its content is reachable. */
const cutNumbers = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/\d/.test(text.textContent ?? '') || text.parentElement?.closest('svg, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        for (let around = text.parentElement; around && around !== document.body; around = around.parentElement) {
          const { overflowX, clipPath, visibility } = getComputedStyle(around);
          if (clipPath !== 'none' || visibility === 'hidden') break;
          if (['auto', 'scroll'].includes(overflowX) && around.scrollWidth > around.clientWidth) break;
          const edges = around.getBoundingClientRect();
          const isOutside = box.right > edges.right + 1 || box.left < edges.left - 1;
          if (overflowX !== 'visible' && isOutside) found.push(text.textContent!.trim());
        }
      }
    }
    return [...new Set(found)];
  });

/** Names without a space, as long as a server may send; with digits, so that `cutNumbers` looks at them. */
async function sendLongWords(page: Page) {
  const word = 'merilnomesto0123456789'.repeat(4);
  const change = (path: RegExp, long: Record<string, unknown>) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as object[] | { events: object[] };
      Object.assign((Array.isArray(answer) ? answer : answer.events)[0]!, long);
      await route.fulfill({ response, json: answer });
    });
  const person = { id: word, userName: word };
  await change(/\/api\/audit\/get/, { clientName: word, actor: person, target: person, network: word });
  await change(/\/api\/Account\/users\/$/, { fullName: word, email: `${word}@example.org`, phoneNumber: word });
}

for (const language of languagesOf(2)) {
  test(`no number is cut off on a phone, and no page scrolls sideways: ${language}`, extended, async ({ page }) => {
    test.setTimeout(180_000);
    await setLanguage(page, language);
    await page.setViewportSize({ width: 390, height: 844 });
    await startSession(page, 'admin');
    await sendLongWords(page);
    for (const [name, path, awaited] of screens) {
      await page.goto(path);
      // A report of all stations takes seconds.
      await expect(page.locator(awaited).first()).toBeVisible({ timeout: 60_000 });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => cutNumbers(page), `${name}, ${width} px`).toEqual([]);
        const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(excess, `${name}, ${width} px`).toBe(0);
        // Rows that are cards have nothing beside them to scroll to.
        const beside = () =>
          page.locator('table').evaluate((table) => {
            const { scrollWidth, clientWidth } = table.parentElement!;
            return scrollWidth - clientWidth;
          });
        if (awaited === 'table') await expect.poll(beside, `${name}, ${width} px`).toBe(0);
      }
    }
  });
}

test(
  'on a phone every limit value and every advice of the pollution classes is visible',
  extended,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await startSession(page, 'okolje');
    for (const language of languages) {
      await setLanguage(page, language);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/SI-OKOLJE/pollution/classes');
      const tables = page.getByRole('main').getByRole('table');
      await expect(tables).toHaveCount(6);
      const hidden = () =>
        tables.evaluateAll((all) =>
          all.map(({ parentElement }) => parentElement!.scrollWidth - parentElement!.clientWidth),
        );
      await expect.poll(hidden, language).toEqual([0, 0, 0, 0, 0, 0]);
      await page.setViewportSize({ width: 320, height: 568 });
      // Sentences are not read by scrolling. Figures may scroll, beside their names.
      await expect.poll(async () => (await hidden()).slice(4), `${language}, 320 px`).toEqual([0, 0]);
      const [, limits] = await tables.all();
      const leftOfNames = () =>
        limits!.evaluate((table) => {
          const box = table.parentElement!;
          box.scrollLeft = box.scrollWidth;
          return table.querySelector('td')!.getBoundingClientRect().left - box.getBoundingClientRect().left;
        });
      await expect.poll(leftOfNames, `${language}, 320 px`).toBe(0);
    }
  },
);

test('on a phone a user is a card, whose menu and headers work by keyboard', async ({ page }) => {
  await setLanguage(page, 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, 'admin');
  await page.goto('/portalUsers');
  const grid = page.getByRole('grid', { name: 'Portal users' });
  const row = grid.getByRole('row', { name: /Igor Božič/ });
  for (const text of ['obala-key@example.org', 'Mestna občina Obala', 'confirmed']) {
    await expect(row.getByText(text, { exact: true })).toBeInViewport();
  }
  await expect(grid.getByRole('columnheader')).toHaveCount(7);
  // Tab leads into the first row, whose cells the arrows walk. A click would also open the user.
  await page.getByRole('button', { name: 'All clients' }).focus();
  await page.keyboard.press('Tab');
  await expect(grid.getByRole('row', { name: /Ana Novak/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});

test('equal events of the audit log are one row, whose times unfold', extended, async ({ page }) => {
  for (const user of ['zasavje', 'zasavje', 'admin']) {
    await page.goto('/auth/logout');
    await expect(page).toHaveURL(/\/auth\/login/);
    await signInCalmly(page, user);
  }
  await page.goto('/auditLog?search=zasavje&kind=signIn');
  const row = page.getByRole('row').filter({ hasText: 'Login' });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('time')).toHaveCount(1);
  // Other tests of the run sign in as this user, too.
  const repeated = row.getByText(/^\d+ times since/);
  const times = Number.parseInt((await repeated.textContent())!, 10);
  expect(times).toBeGreaterThanOrEqual(2);
  await row.getByRole('rowheader').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('time')).toHaveCount(times);
});

test('an address typed in a tab that was scrolled opens at the top', extended, async ({ page }) => {
  await page.goto('/SI-OKOLJE/pollution/classes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  await page.goto('/SI-OKOLJE/reports');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilQuiet(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // A reload keeps the position.
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('an error page has the way home and can be read in another language', extended, async ({ page }) => {
  await page.goto('/error-404');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zrak' })).toBeVisible();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('de', 'routes.errors.notFound.heading'));
});
