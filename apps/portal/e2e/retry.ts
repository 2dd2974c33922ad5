import { expect, type Page } from '@playwright/test';

/** Ends all faults and presses the first button that tries again. */
export const retry = async (page: Page) => {
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).first().click();
};

/** The button of the last attempt is gone, and something else has the focus. */
export const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toMatch(/BODY|BUTTON/);
