import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Evaluated by the builder in a page that has axe already. */
const nothing = 'undefined';

/** Findings of axe on the page as it is, after dialogs and colours have faded in: the rule, and the elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(fadesEnd);
  const hasFrames = page.frames().length > 1;
  if (!hasFrames) await addAxe(page);
  const { violations } = await new AxeBuilder({ page, axeSource: hasFrames ? axe.source : nothing })
    // Within the page if it has no frames: otherwise each analysis opens a second page, to join what it finds in them.
    .setLegacyMode(!hasFrames)
    // Selectors of elements, also of those that pass, take four times as long as the rules, and the list of those that
    // pass takes a third of an analysis.
    .options({ resultTypes: ['violations'], reporter: 'no-passes', selectors: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Once per document: the builder would send and compile half a megabyte twice per analysis. */
async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
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
