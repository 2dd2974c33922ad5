import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Findings of axe on the page as it is, after dialogs and colours have faded in: the rule, and the elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(fadesEnd);
  const { violations } = await new AxeBuilder({ page })
    // Within the page if it has no frames: otherwise each analysis opens a second page, to join what it finds in them.
    .setLegacyMode(page.frames().length === 1)
    // Selectors of elements, also of those that pass, take four times as long as the rules.
    .options({ resultTypes: ['violations'], selectors: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
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
