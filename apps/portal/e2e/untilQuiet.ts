import type { Page } from '@playwright/test';

/**
 * Waits until nothing has been loaded for half a second, at most 5 s. Playwright can miss that the script of a worker has
 * been loaded, such as the one of a map, and would wait until the test times out.
 */
export const untilQuiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
