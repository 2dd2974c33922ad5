import { indexDefinitions } from '@zrak/quantities/indices';

/** The European bands have one set of colours; the revision of 2024 moved only their limits. */
export type IndexScale = 'european2024' | 'europeanLegacy' | 'us';

type Band = 1 | 2 | 3 | 4 | 5 | 6;
/** European bands are `e1` to `e6`, American ones `u1` to `u6`. */
export type IndexBandName = `${'e' | 'u'}${Band}`;
export type IndexColor = IndexBandName | 'noData';

function officialColors(): Record<IndexColor, string> {
  const named = (letter: 'e' | 'u', colors: readonly string[]) =>
    colors.map((color, index) => [`${letter}${index + 1}`, color]);
  const { eu2024, us2024 } = indexDefinitions;
  const colors = [...named('e', eu2024.colors), ...named('u', us2024.colors), ['noData', '#6f6f6f']];
  return Object.fromEntries(colors) as Record<IndexColor, string>;
}

/**
 * Official colours of the indices, the same in every theme. Alone they are not accessible: outline and digit are shown
 * with them.
 */
// Pure: an app that only draws the bands then loads no definition of an index.
export const indexColors = /* @__PURE__ */ officialColors();

export interface IndexBand {
  /** Shown on the colour, so that the colour is not needed. */
  digit: string;
  color: IndexBandName;
  /** Ink of the digit, with a contrast of 4.5:1 or more. */
  ink: 'dark' | 'light';
}

/** @param band from 1, the best */
export const bandNameOf = (scale: IndexScale, band: Band): IndexBandName => `${scale === 'us' ? 'u' : 'e'}${band}`;

const bands = (colors: readonly IndexBandName[], inks: string): readonly IndexBand[] =>
  colors.map((color, index) => ({
    digit: String(index + 1),
    color,
    ink: inks[index] === 'l' ? 'light' : 'dark',
  }));

/** Ordered from best to worst. */
export const indexScales: Record<IndexScale, readonly IndexBand[]> = {
  european2024: bands(['e1', 'e2', 'e3', 'e4', 'e5', 'e6'], 'ddddll'),
  europeanLegacy: bands(['e1', 'e2', 'e3', 'e4', 'e5', 'e6'], 'ddddll'),
  us: bands(['u1', 'u2', 'u3', 'u4', 'u5', 'u6'], 'ddddll'),
};
