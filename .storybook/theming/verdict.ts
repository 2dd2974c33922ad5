import type { BrandTheme } from '../../packages/ui/src/brand/brandTheme.ts';
import type { Pair } from '../foundations/ContrastTable.tsx';
import { type Scheme, schemes } from '../foundations/palettes.ts';

const on = (back: string, ...fronts: string[]): Pair[] =>
  fronts.map((front): Pair => ({ front: `color.${front}`, back: `color.${back}` }));

/** Pairs of text that contain a colour of the brand. */
export const brandTextPairs: readonly Pair[] = [
  ...on('ground', 'accent'),
  ...on('surface', 'accent'),
  ...on('raised', 'accent'),
  ...on('hover', 'accent'),
  ...on('pressed', 'accent'),
  ...on('accentSoft', 'accent', 'text'),
  ...on('accent', 'onAccent'),
  ...on('accentHover', 'onAccent'),
];

export const brandLinePairs: readonly Pair[] = [
  ...on('ground', 'focus'),
  ...on('surface', 'focus'),
  ...on('raised', 'focus'),
];

/** The four themes with the colours of a brand. */
export const brandedSchemes = (brand: BrandTheme | null): Scheme[] =>
  schemes.map((scheme) => ({
    ...scheme,
    palette: { ...scheme.palette, color: { ...scheme.palette.color, ...brand?.colors[scheme.name] } },
  }));
