import { expect, type Page, test as base } from '@playwright/test';
import { isOfBrowser } from '../journey.ts';
import { startMinimalBackend, type MinimalBackend } from './minimalBackend.ts';
import { minimalPassword } from './minimalData.ts';
import { startPortalServer } from './portalServer.ts';

interface Servers {
  backend: MinimalBackend;
  portal: string;
}

/** Two origins: the minimal backend, and the built portal that is configured for it. */
export const test = base.extend<{ baseURL: string }, Servers>({
  backend: [
    // Playwright reads the names of the fixtures from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const backend = await startMinimalBackend();
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ backend }, use) => {
      const portal = await startPortalServer(backend.url);
      await use(portal.url);
      await portal.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal),
});

/** Users of the minimal backend. */
export type Name = 'skrbnik' | 'dolina' | 'luka-key';

export async function fillLogin(page: Page, name: string, password = minimalPassword) {
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.getByLabel('Password').and(page.locator('input')).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** By way of a screen that loads little. */
export async function signIn(page: Page, name: Name) {
  await page.goto('/auth/login?origin=%2FmyAccount');
  await fillLogin(page, name);
  await expect(page).toHaveURL(/\/myAccount$/);
}

/** Counted by `pnpm test:foreign`. */
export const noteScreens = (count: number) =>
  void base.info().annotations.push({ type: 'screens', description: String(count) });

/** Records what no screen may do, from the first page on. */
export function watch(page: Page) {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    // The browser reports each 404 itself, and a server without extensions answers this call so.
    if (url.endsWith('/api/capabilities') && message.text().includes('404')) return;
    if (isOfBrowser(message.text())) return;
    // The tiles of the online map are not available in a closed network.
    if (message.text().startsWith('The schematic map replaces')) return;
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()} ${url}`);
  });
  return {
    faults,
    expectNone: () => expect(faults).toEqual([]),
  };
}

/** Traces of values that are not there. */
const debris = [
  /Something went wrong/,
  /\bundefined\b/,
  /\bNaN\b/,
  /\bnull\b/,
  /Invalid (Date|time)/i,
  /\[object /,
  /\(\s*\)/,
  // Alone on a line, or without something on both sides. Commas between parts for screen readers are. The mark of the
  // class "No index" is a dash; the colon of a time field is between numbers.
  /^\s*(?:[·–—]|(?<![\d–]\s*):)\s*$(?!\nNo index)/m,
  /^\s*·\s|\s·\s*$/m,
];

/** Words of extensions, none of which a server without them may cause. */
const extensions = [
  /^Alerts$/m,
  /Open report/,
  /Monthly report/i,
  /Saved views|Save view/i,
  /^Photos$/m,
  /^Instruments$/m,
  /^Hour$/m,
  /Air quality index/i,
  /rising|falling|steady/i,
  /Audit log/,
  /Mark as read|Mark all/i,
  /^confirmed$|^rejected$/m,
];

const found = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => {
    const match = pattern.exec(text);
    if (!match) return [];
    return `${pattern.source}: …${text.slice(Math.max(0, match.index - 40), match.index + 40).replaceAll('\n', '⏎')}…`;
  });

/** The visible text holds no trace of absent values, and nothing of an extension. */
export async function expectTidy(page: Page, options: { hasExtensions?: boolean } = {}) {
  const text = await page.locator('body').innerText();
  expect(found(text, debris), page.url()).toEqual([]);
  if (options.hasExtensions !== true) expect(found(text, extensions), page.url()).toEqual([]);
}
