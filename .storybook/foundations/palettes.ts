import type { BrandScheme } from '../../packages/ui/src/theme/brandVariables.ts';
import { dark } from '../../packages/ui/src/theme/dark.ts';
import { darkContrast } from '../../packages/ui/src/theme/darkContrast.ts';
import { light } from '../../packages/ui/src/theme/light.ts';
import { lightContrast } from '../../packages/ui/src/theme/lightContrast.ts';
import type { Palette } from '../../packages/ui/src/theme/palette.ts';

export interface Scheme {
  name: BrandScheme;
  title: string;
  palette: Palette;
  /** Contrast that the tests of the palettes demand for text, and for lines. */
  text: number;
  line: number;
}

/** The four themes as data: figures do not depend on how a build writes the style sheet. */
export const schemes = [
  { name: 'light', title: 'Light', palette: light, text: 4.5, line: 3 },
  { name: 'dark', title: 'Dark', palette: dark, text: 4.5, line: 3 },
  { name: 'lightContrast', title: 'Light, more contrast', palette: lightContrast, text: 7, line: 4.5 },
  { name: 'darkContrast', title: 'Dark, more contrast', palette: darkContrast, text: 7, line: 4.5 },
] as const satisfies readonly Scheme[];

/** The theme of Storybook's globals `theme` and `contrast`, which are also data attributes of the root. */
export const schemeOf = ({ theme, contrast }: Record<string, unknown>): Scheme =>
  schemes[(theme === 'dark' ? 1 : 0) + (contrast === 'more' ? 2 : 0)] ?? schemes[0];

/** Level of WCAG that a contrast reaches: for text, and for controls, marks and lines. */
export function levelOf(ratio: number, kind: 'text' | 'line'): 'AAA' | 'AA' | 'fails' {
  if (kind === 'text' && ratio >= 7) return 'AAA';
  return ratio >= (kind === 'text' ? 4.5 : 3) ? 'AA' : 'fails';
}

/** Rounded down, so that a figure never claims more than there is. */
export const ratioText = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
