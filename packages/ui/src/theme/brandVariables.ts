import type { Palette } from './palette.ts';

export type BrandScheme = 'light' | 'dark' | 'lightContrast' | 'darkContrast';
export type BrandToken = (typeof brandedTokens)[number];

/** What of a theme a client's colour decides. */
export const brandedTokens = [
  'accent',
  'accentHover',
  'accentSoft',
  'onAccent',
  'focus',
] as const satisfies readonly (keyof Palette['color'])[];

/** Set on the root it overrides the theme's own. */
export const brandVariable = (scheme: BrandScheme, token: BrandToken) => `--zrak-brand-${scheme}-${token}`;
