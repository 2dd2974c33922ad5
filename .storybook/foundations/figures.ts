import { expect } from 'storybook/test';
import type { BrandScheme } from '../../packages/ui/src/theme/brandVariables.ts';
import { measuredContrast } from './measured.ts';
import { ratioText } from './palettes.ts';

const figureIn = (row: Element, scheme: BrandScheme) =>
  Number.parseFloat(row.querySelector(`[data-contrast-in="${scheme}"]`)?.textContent ?? '');

/** Each printed figure of the chosen theme is what the browser measures on the sample beside it. */
export async function expectTrueFigures(root: HTMLElement, scheme: BrandScheme): Promise<void> {
  const rows = [...root.querySelectorAll('tr')].filter((row) => row.querySelector('[data-sample]'));
  const printed = rows.map((row) => figureIn(row, scheme).toFixed(2));
  const measured = rows.map((row) => ratioText(measuredContrast(row.querySelector('[data-sample]')!)));
  await expect(printed.length).toBeGreaterThan(0);
  await expect(printed).toEqual(measured);
}

/** Lowest contrast that a table prints for a theme. */
export function lowestFigure(root: HTMLElement, label: string, scheme: BrandScheme): number {
  const table = root.querySelector(`[role="region"][aria-label="${label}"]`);
  return Math.min(...[...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => figureIn(row, scheme)));
}
