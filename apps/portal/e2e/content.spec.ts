import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { changeJson } from './answers.ts';
import { hostile } from '../../../packages/ui/src/components/Article/hostile.ts';
import { setLanguage, signInCalmly, startSession, watchConsole } from './journey.ts';
import { expectNoViolations } from './violations.ts';
import { extended } from './parts.ts';

const screens = [
  '/SI-OKOLJE/pollution/classes',
  '/SI-OKOLJE/project/presentation',
  '/SI-OKOLJE/useful/links',
  '/SI-OKOLJE/accessibility',
  '/SI-OKOLJE/privacy',
  '/SI-OKOLJE/reports',
  '/about',
];

test('the content pages are public and accessible in both themes, at 320 px', extended, async ({ page }) => {
  const { expectSilence } = watchConsole(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
  expectSilence();
});

test('the footer links to the statements of the operator, also for visitors', extended, async ({ page }) => {
  const { expectSilence } = watchConsole(page);
  for (const [language, statement, notice] of [
    ['en', 'Accessibility statement', 'Privacy notice'],
    ['sl', 'Izjava o dostopnosti', 'Obvestilo o zasebnosti'],
    ['de', 'Erklärung zur Barrierefreiheit', 'Datenschutzhinweise'],
  ] as const) {
    await setLanguage(page, language);
    await page.goto('/SI-OKOLJE/useful/links');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: statement }).click();
    await expect(page).toHaveURL('/SI-OKOLJE/accessibility');
    await expect(page.getByRole('heading', { level: 1, name: statement })).toBeFocused();
    await expect(page.getByText(/EN 301 549/)).toBeVisible();
    await footer.getByRole('link', { name: notice }).click();
    await expect(page).toHaveURL('/SI-OKOLJE/privacy');
    await expect(page.getByRole('heading', { level: 1, name: notice })).toBeFocused();
    await expect(page.getByRole('table').first()).toContainText('argon2id');
  }
  expectSilence();
});

test(
  'the footer asks for no statements and links to none that the server does not list',
  extended,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await changeJson<Record<string, unknown>[]>(page, '**/api/clients/get*', (clients) =>
      clients.map(({ footerTexts: _, ...client }) => client),
    );
    await page.goto('/SI-OKOLJE/locations/map');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link')).toHaveText(['Version and licences']);
    expect(asked.filter((url) => url.includes('/api/staticFiles/'))).toEqual([]);
  },
);

test('the menu links to the pages of the client, in the order of the specification', async ({ page }) => {
  await setLanguage(page, 'sl');
  await signInCalmly(page, 'obala');
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  const entries = menu.getByRole('listitem').filter({ visible: true });
  await expect(entries.last()).toHaveText('Poročila');
  expect(await menu.getByRole('link').filter({ visible: true }).allTextContents()).toEqual([
    'Vse stranke',
    'Zemljevid postaj',
    'Primerjava grafov',
    // Only for signed-in users, and an extension of the specification.
    'Obveščanje',
    'Razredi onesnaženosti',
    'Predstavitev projekta',
    'Uporabne povezave',
    'Poročila',
  ]);
  await menu.getByRole('link', { name: 'Predstavitev projekta' }).click();
  await expect(page).toHaveURL(/\/OBALA\/project\/presentation$/);
  await expect(page.getByText('Koper s sosednjimi občinami')).toBeVisible();
  await menu.getByRole('link', { name: 'Razredi onesnaženosti' }).click();
  await expect(page.getByRole('heading', { name: 'Priporočila po razredih' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Evropski indeks kakovosti zraka' }).getByRole('listitem')).toHaveCount(
    6,
  );
});

test('a text in another language is marked, a missing one is reported, and a failed one can be loaded again', async ({
  page,
}) => {
  await setLanguage(page, 'de');
  const english = {
    name: 'usefulLinks',
    language: 'en',
    title: 'Useful links',
    format: 'html',
    body: '<p>Look here</p>',
  };
  await page.route('**/api/staticFiles/usefulLinks*', (route) => route.fulfill({ json: english }));
  await page.goto('/SI-OKOLJE/useful/links');
  await expect(page.getByText('noch nicht übersetzt. Sprache: Englisch')).toBeVisible();
  await expect(page.locator('[lang=en]')).toHaveText('Look here');

  const call = '**/api/staticFiles/projectIntroduction*';
  await page.route(call, (route) => route.fulfill({ status: 404, json: { message: 'Resource not found' } }));
  await page.goto('/SI-OKOLJE/project/presentation');
  await expect(page.getByText('Noch kein Text vorhanden')).toBeVisible();
  await page.unroute(call);
  await page.route(call, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByText('Der Text konnte nicht geladen werden.')).toBeVisible();
  await page.unroute(call);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { name: 'Wozu es dient' })).toBeVisible();
});

test('hostile texts run nothing, with the content security policy of the portal', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('hurt', () => violations.push('hurt'));
  await page.exposeFunction('reportViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${effectiveDirective} ${sample}`,
      ),
    );
  });
  const texts = ['html', 'markdown'].flatMap((format) =>
    hostile.map((body) => ({ format, body: `<p>clean</p>\n\n${body}` })),
  );
  let next = 0;
  // Each of the four texts of the screen is different.
  await page.route('**/api/staticFiles/*', (route) =>
    route.fulfill({ json: { name: 'legend', language: 'en', title: 'Text', ...texts[next++ % texts.length] } }),
  );
  const response = await page.goto('/SI-OKOLJE/pollution/classes');
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  while (next < texts.length) {
    const before = next;
    await menu.getByRole('link', { name: 'Pollution classes' }).click();
    await expect.poll(() => next).toBeGreaterThan(before);
    await expect(page.getByText('clean').first()).toBeVisible();
  }
  await page.waitForTimeout(300);
  // The sanitiser's inert document reports refused handlers and styles; the page itself must report none.
  expect(violations.filter((one) => one === 'hurt' || one.includes('trusted-types'))).toEqual([]);
  await expect(page.getByRole('main').locator('script, iframe, form, [onerror], [onload], [onclick]')).toHaveCount(0);
});

test('reports are filtered by type and year, and downloaded', async ({ page }) => {
  await startSession(page, 'obala');
  await page.goto('/OBALA/reports?type=annual');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: 'All types' }).click();
  await expect(rows).toHaveCount(4);
  await expect(page).toHaveURL(/\/OBALA\/reports$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Download Letno poročilo/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^obala-letno-porocilo-o-merilni-mrezi-\d{4}\.pdf$/);
  expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-/);

  await page.goto('/OBALA/reports?type=monthly');
  await expect(page.getByText('No reports match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Show all reports' }).click();
  await expect(rows).toHaveCount(4);

  await page.route('**/api/reports/get*', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('There are no reports yet')).toBeVisible();
  await page.unroute('**/api/reports/get*');
  await page.route('**/api/reports/get*', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Network error');
});

test('the version page shows the versions of portal and API and their dependencies', async ({ page, request }) => {
  await page.goto('/SI-OKOLJE/useful/links');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Version and licences' }).click();
  await expect(page).toHaveURL(/\/about$/);
  for (const name of ['Portal', 'API']) {
    await expect(page.getByRole('region', { name })).toContainText(/Version\d+\.\d+\.\d+Built\d/);
  }
  await expect(page.getByRole('grid').getByRole('row', { name: /^@deck\.gl\/core/ })).toContainText('MIT');
  expect(await (await request.get('/licences.txt')).text()).toContain('Permission is hereby granted');
});
