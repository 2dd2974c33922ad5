import type { Page } from '@playwright/test';

/** Holds back the calls with this method and address. @returns what lets them, and all later ones, go on */
export async function hold(page: Page, method: string, url: string): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return release;
}

/** Counts the calls with this method and address from now on. */
export function countCalls(page: Page, method: string, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** Lets the next call with this method and address reach the server, whose answer does not come back. */
export async function loseAnswer(page: Page, method: string, url: string): Promise<void> {
  let isLost = false;
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}
