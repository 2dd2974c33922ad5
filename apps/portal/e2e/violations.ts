import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Findings of axe on the page as it is: the rule, and the elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Within the page: otherwise each analysis opens a second one.
    .setLegacyMode()
    // Selectors of elements, also of those that pass, take four times as long as the rules.
    .options({ resultTypes: ['violations'], selectors: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
