import { type IndexBandName, type IndexScale, indexScales } from '../theme/indexScales.ts';
import type { StationLevel } from './levels.ts';

interface Band {
  scale: IndexScale;
  band: 1 | 2 | 3 | 4 | 5 | 6;
  digit: string;
  ink: 'dark' | 'light';
}

const bandsOf = (scale: IndexScale) =>
  indexScales[scale].map(({ color, ink, digit }) => [color, { scale, band: Number(digit), digit, ink }] as const);

/** Bands by name. Both European scales have the same ones. */
export const bands = Object.fromEntries([...bandsOf('european2024'), ...bandsOf('us')]) as Record<IndexBandName, Band>;

export const isBand = (level: StationLevel): level is IndexBandName => level in bands;
