/** The European bands have one set of colours; the revision of 2024 moved only their limits. */
type IndexScale = 'european2024' | 'europeanLegacy' | 'us';
type Band = 1 | 2 | 3 | 4 | 5 | 6;
/** European bands are `e1` to `e6`, American ones `u1` to `u6`. */
type IndexBandName = `${'e' | 'u'}${Band}`;
type IndexColor = IndexBandName | 'noData';
/**
 * Official colours of the indices, the same in every theme. Alone they are not accessible: outline and digit are shown
 * with them.
 */
declare const indexColors: Record<IndexColor, string>;
interface IndexBand {
  /** Shown on the colour, so that the colour is not needed. */
  digit: string;
  color: IndexBandName;
  /** Ink of the digit, with a contrast of 4.5:1 or more. */
  ink: 'dark' | 'light';
}
/** @param band from 1, the best */
declare const bandNameOf: (scale: IndexScale, band: Band) => IndexBandName;
/** Ordered from best to worst. */
declare const indexScales: Record<IndexScale, readonly IndexBand[]>;
export { IndexBand, IndexBandName, IndexColor, IndexScale, bandNameOf, indexColors, indexScales };