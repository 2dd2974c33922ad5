import { test as base } from '@playwright/test';
import type { Language } from '../journey.ts';
import { FaultyPage } from './faultyPage.ts';
import { type FaultyServer, startFaultyServer } from './faultyServer.ts';
import type { User } from './screens.ts';

interface WorkerFixtures {
  server: FaultyServer;
  /** The page of a user, signed in, in English unless another language is given. */
  pageOf: (user: User, language?: Language) => Promise<FaultyPage>;
}

/** Tests with one page per user, behind a server whose responses they choose. */
export const test = base.extend<object, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, use) => {
      const server = await startFaultyServer(new URL(`http://localhost:${process.env['E2E_PORT'] ?? 4399}`));
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  pageOf: [
    async ({ browser, server }, use) => {
      const pages = new Map<string, FaultyPage>();
      let last: FaultyPage | undefined;
      await use(async (user, language = 'en') => {
        const key = `${user} ${language}`;
        const page = pages.get(key) ?? (await FaultyPage.open(browser, server, user, language));
        pages.set(key, page);
        // The calls of a page that stays open would count as those of the next one.
        if (last !== page) await last?.leave();
        last = page;
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
});
