/** The European bands have one set of colours; the revision of 2024 moved only their limits. */
export type IndexScale = 'european2024' | 'europeanLegacy' | 'us';

const european = {
  e1: '#50f0e6',
  e2: '#50ccaa',
  e3: '#f0e641',
  e4: '#ff5050',
  e5: '#960032',
  e6: '#7d2181',
};
const us = { u1: '#00e400', u2: '#ffff00', u3: '#ff7e00', u4: '#ff0000', u5: '#8f3f97', u6: '#7e0023' };

/**
 * Official colours of the indices, the same in every theme. Alone they are not accessible: outline and digit are shown
 * with them.
 */
export const indexColors = { ...european, ...us, noData: '#6f6f6f' };

export type IndexColor = keyof typeof indexColors;
/** European bands are `e1` to `e6`, American ones `u1` to `u6`. */
export type IndexBandName = Exclude<IndexColor, 'noData'>;

export interface IndexBand {
  /** Shown on the colour, so that the colour is not needed. */
  digit: string;
  color: IndexBandName;
  /** Ink of the digit, with a contrast of 4.5:1 or more. */
  ink: 'dark' | 'light';
}

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
