import { expect, type Frame, type Page } from '@playwright/test';
import axeCore from 'axe-core';

declare global {
  /** In the pages. */
  var axe: typeof axeCore;
}

const options = {
  resultTypes: ['violations'],
  // Selectors of elements, also of those that pass, take four times as long as the rules, and the list of those that
  // pass takes a third of an analysis.
  reporter: 'no-passes',
  selectors: false,
  // Milliseconds that a frame has to answer, instead of 500: a frame without an answer is left out in silence.
  pingWaitTime: 30_000,
} satisfies axeCore.RunOptions;

/**
 * Findings of axe on the page as it is, after dialogs and colours have faded in: the rule, and the elements. Without
 * `@axe-core/playwright`, which leaves out in silence a frame that has not taken axe within a second.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(fadesEnd);
  await Promise.all(page.frames().map(addAxe));
  const { violations } = await page.evaluate((chosen) => globalThis.axe.run(chosen), options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Once per document: to send and compile half a megabyte takes longer than many an analysis. */
async function addAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(axeCore.source);
  // Otherwise frames of another site do not answer.
  await frame.evaluate(() => globalThis.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
}

/** Shows the page in the light theme and in the dark one. */
export async function inBothThemes(page: Page, check: (theme: string) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await check(colorScheme);
  }
}

/** Runs axe in both themes. @param name of the page, for the message */
export const expectNoViolations = (page: Page, name = 'the page') =>
  inBothThemes(page, async (theme) => {
    expect(await violationsOf(page), `${name}, ${theme}`).toEqual([]);
  });

/** While a dialog or a colour fades in, its contrast is too low. A fade begins one frame after its element has come. */
async function fadesEnd(): Promise<void> {
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  await nextFrame();
  await nextFrame();
  const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(fades.map(({ finished }) => finished));
}
