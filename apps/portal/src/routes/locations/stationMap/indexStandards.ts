import { type IndexBandName, type IndexScale, indexScales } from '@zrak/ui/indexScales';

export const indexStandardNames = ['eu2024', 'euLegacy', 'us2024'] as const;
export type IndexStandardName = (typeof indexStandardNames)[number];

export type Averaging = 'PT1H' | 'PT24H';

/** Rules of an index for one pollutant. */
export interface Judgement {
  /** Averaging period. */
  averaging: Averaging;
  /** µg/m³; upper bounds of all bands but the last, which is open. A bound belongs to the band below it. */
  upperBounds: readonly number[];
}

export interface IndexStandard {
  /** Colours, digits and texts of the bands. */
  scale: IndexScale;
  /** Resolution in µg/m³, and how a value is rounded to it before the comparison. */
  precision: 1 | 0.1;
  pollutants: Readonly<Record<string, Judgement>>;
}

const hourly = (...upperBounds: number[]): Judgement => ({ averaging: 'PT1H', upperBounds });
const daily = (...upperBounds: number[]): Judgement => ({ averaging: 'PT24H', upperBounds });

/**
 * Air quality indices as data. European: EEA, hourly values since the revision of 2024; before it, particles were
 * judged by their 24-hour mean. American: EPA, May 2024. The API uses the same limits; a test compares them.
 */
export const indexStandards: Readonly<Record<IndexStandardName, IndexStandard>> = {
  eu2024: {
    scale: 'european2024',
    precision: 1,
    pollutants: {
      PM10: hourly(15, 45, 120, 195, 270),
      'PM2.5': hourly(5, 15, 50, 90, 140),
      NO2: hourly(10, 25, 60, 100, 150),
      O3: hourly(60, 100, 120, 160, 180),
      SO2: hourly(20, 40, 125, 190, 275),
    },
  },
  euLegacy: {
    scale: 'europeanLegacy',
    precision: 1,
    pollutants: {
      PM10: daily(20, 40, 50, 100, 150),
      'PM2.5': daily(10, 20, 25, 50, 75),
      NO2: hourly(40, 90, 120, 230, 340),
      O3: hourly(50, 100, 130, 240, 380),
      SO2: hourly(100, 200, 350, 500, 750),
    },
  },
  us2024: {
    scale: 'us',
    precision: 0.1,
    pollutants: {
      PM10: daily(54, 154, 254, 354, 424),
      'PM2.5': daily(9, 35.4, 55.4, 125.4, 225.4),
    },
  },
};

/** From best to worst. */
export const bandsOf = (standard: IndexStandardName): readonly IndexBandName[] =>
  indexScales[indexStandards[standard].scale].map(({ color }) => color);

/**
 * The band of a mean; null if the standard does not include the pollutant, or there is no mean (NaN).
 *
 * @param value µg/m³; European indices round it to an integer, the American index truncates it to a tenth
 */
export function bandOf(standard: IndexStandardName, parameter: string, value: number): IndexBandName | null {
  const { pollutants, precision } = indexStandards[standard];
  const bounds = pollutants[parameter]?.upperBounds;
  if (!bounds || Number.isNaN(value)) return null;
  const compared = precision === 1 ? Math.round(value) : Math.trunc(value * 10 + 1e-9) / 10;
  const exceeded = bounds.filter((bound) => compared > bound).length;
  return bandsOf(standard)[exceeded] ?? null;
}

/** Inclusive bounds of the bands in µg/m³, for a legend; null if open. */
export function rangesOf(standard: IndexStandardName, parameter: string): readonly [from: number, to: number | null][] {
  const { pollutants, precision } = indexStandards[standard];
  const bounds = pollutants[parameter]?.upperBounds ?? [];
  const ends = [...bounds, null];
  return bounds.length === 0 ? [] : ends.map((to, index) => [index === 0 ? 0 : bounds[index - 1]! + precision, to]);
}
