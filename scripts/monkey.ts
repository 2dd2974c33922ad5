import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { setLanguage, startSession } from '../apps/portal/e2e/journey.ts';
import { oneOf, type Random, randomOf } from '../apps/api/test/random.ts';
import { ensureBrowser, launchOptions } from './browser.ts';
import { buildPortal } from './build/buildPortal.ts';
import { actAtRandom } from './monkey/acts.ts';
import { failAtRandom, noCode } from './monkey/faults.ts';
import { startServer } from './server.ts';

// Random presses, keys, texts, ways back, windows, themes, failed calls and missing code, as every kind of user:
// `pnpm test:monkey`, `pnpm test:monkey --minutes 5 --runs 1 --seed 7`. A seed repeats the acts; what the page has loaded by
// then may differ.
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { minutes: text, runs: text, seed: text } });
const minutes = Number(values.minutes ?? 30);
const runs = Number(values.runs ?? 3);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const faultShares = { calls: 0.05, code: 0.02 };
/** Acts of a user, before another one comes. */
const actsOfUser = 150;
/** Growth of the heap in one document, in per cent. */
const mostGrowth = 20;

const users = ['visitor', 'okolje', 'obala-key', 'admin'] as const;
const starts = [
  '/SI-OKOLJE/locations/map',
  '/OBALA/locations/map',
  '/SI-OKOLJE/compare',
  '/SI-OKOLJE/reports',
  '/myAccount',
];
/** The sentence of a page that has failed, in three languages. */
const failedPage = /Something went wrong|Prišlo je do napake|Etwas ist schiefgelaufen/;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

interface Found {
  error: string;
  /** The last acts and failed calls before it. */
  trail: string[];
}

class Monkey {
  acts = 0;
  readonly found: Found[] = [];
  readonly #random: Random;
  readonly #trail: string[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  async live(browser: Browser, address: string, until: number): Promise<void> {
    while (Date.now() < until) {
      const language = oneOf(this.#random, ['en', 'sl', 'de'] as const);
      const context = await browser.newContext({
        baseURL: address,
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 650 },
      });
      try {
        const page = await context.newPage();
        await setLanguage(page, language);
        const user = oneOf(this.#random, users);
        if (user !== 'visitor') await startSession(page, user);
        page.on('pageerror', (error) => this.#report(error.stack ?? error.message));
        page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
        await failAtRandom(page, this.#random, faultShares, (line) => this.#note(line));
        await this.#start(page, `${user}, ${language}`);
        await this.#actAs(page, until);
      } finally {
        await context.close();
      }
    }
  }

  async #start(page: Page, who: string): Promise<void> {
    await page.goto(oneOf(this.#random, starts), { waitUntil: 'commit' });
    this.#note(`${who}, ${page.url()}`);
  }

  async #actAs(page: Page, until: number): Promise<void> {
    const { origin } = new URL(page.url());
    for (let count = 0; count < actsOfUser && Date.now() < until; count++) {
      this.acts++;
      // A link may lead to another site, which has no way back.
      if (!page.url().startsWith(origin)) await this.#start(page, 'came from another site');
      // A page that is being replaced cannot be asked.
      const done = await actAtRandom(page, this.#random).catch(
        (error: Error) => `failed: ${error.message.split('\n')[0]}`,
      );
      this.#note(done);
      await pause(50 + this.#random() * 250);
      const shown = await page
        .locator('body')
        .textContent({ timeout: 2000 })
        .catch(() => '');
      if (!failedPage.test(shown ?? '')) continue;
      if (!this.#trail.some((line) => line.endsWith(noCode))) {
        this.#report(`The page has failed: ${page.url()}`);
        return;
      }
      // A screen whose code has not come says so.
      await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
      this.#note('loaded the failed screen again');
    }
  }

  #note(line: string): void {
    this.#trail.push(line);
    if (this.#trail.length > 25) this.#trail.shift();
  }

  #report(error: string): void {
    this.found.push({ error, trail: [...this.#trail] });
    console.log(
      `  ✖ ${error.split('\n').slice(0, 4).join('\n    ')}\n${this.#trail
        .slice(-8)
        .map((line) => `      ${line}`)
        .join('\n')}`,
    );
  }
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * Visits all screens of the menu and a station, again and again in one document.
 * @returns growth of the heap after the first rounds in per cent, and the number of screens since
 */
async function growthOf(browser: Browser, address: string): Promise<{ growth: number; screens: number }> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await setLanguage(page, 'en');
    await startSession(page, 'okolje');
    await page.goto('/SI-OKOLJE/locations/map');
    const session = await context.newCDPSession(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Reports', exact: true }).waitFor();
    const names = await menu.getByRole('link').allTextContents();
    const settle = async () => {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await pause(500);
    };
    const visit = async () => {
      for (const name of names) {
        await menu.getByRole('link', { name, exact: true }).click();
        await settle();
      }
      await menu.getByRole('link', { name: 'Locations map', exact: true }).click();
      await page.getByRole('list', { name: 'Stations' }).getByRole('link').first().click();
      await settle();
    };
    for (let round = 0; round < 5; round++) await visit();
    const before = await heapOf(session);
    const screensPerRound = names.length + 1;
    const rounds = Math.ceil(100 / screensPerRound);
    for (let round = 0; round < rounds; round++) await visit();
    return { growth: 100 * ((await heapOf(session)) / before - 1), screens: rounds * screensPerRound };
  } finally {
    await context.close();
  }
}

process.env['ZRAK_BROWSER'] = ensureBrowser(console.log).path;
await buildPortal(console.log);
const data = mkdtempSync(join(tmpdir(), 'zrak-monkey-'));
const server = await startServer(5311, data, { ZRAK_DEMO: '1' });
const browser = await chromium.launch(launchOptions());
let errors = 0;
try {
  for (let index = 0; index < runs; index++) {
    console.log(`seed ${seed + index}, ${minutes} minutes`);
    const monkey = new Monkey(randomOf(seed + index));
    await monkey.live(browser, server.address, Date.now() + minutes * 60_000);
    console.log(`  ${monkey.acts} acts, ${monkey.found.length} uncaught errors`);
    errors += monkey.found.length;
  }
  const { growth, screens } = await growthOf(browser, server.address);
  console.log(
    `Heap after ${screens} further screens in one document: ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} % (at most ${mostGrowth} %)`,
  );
  if (growth > mostGrowth) errors++;
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
console.log(errors === 0 ? '\n✔ no uncaught error' : `\n✖ ${errors} errors`);
process.exit(errors === 0 ? 0 : 1);
