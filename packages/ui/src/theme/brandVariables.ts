import type { Palette } from './palette.ts';

export type BrandScheme = 'light' | 'dark' | 'lightContrast' | 'darkContrast';
export type BrandToken = (typeof brandedTokens)[number];

/** Tokens of a theme that a client's colour determines. */
export const brandedTokens = [
  'accent',
  'accentHover',
  'accentSoft',
  'onAccent',
  'focus',
] as const satisfies readonly (keyof Palette['color'])[];

/** When set on the root, it overrides the theme's own value. */
export const brandVariable = (scheme: BrandScheme, token: BrandToken) => `--zrak-brand-${scheme}-${token}`;
