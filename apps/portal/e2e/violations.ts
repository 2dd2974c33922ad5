import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Findings of axe on the page as it is: the rule, and the elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
