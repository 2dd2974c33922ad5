import { rounded, truncated } from '../aggregation/rounding.ts';

export const indexStandards = ['eu2024', 'euLegacy', 'us2024'] as const;
export type IndexStandard = (typeof indexStandards)[number];

/** The mean an index judges: of an hour, or of the last 24 hours. */
export type IndexAveraging = 'PT1H' | 'PT24H';

/** Rounding or truncation of a mean before it is compared with the bounds. */
export interface Precision {
  by: 'rounding' | 'truncation';
  decimals: number;
  /** In which the decimals count. */
  unit: 'µg/m³' | 'ppm' | 'ppb';
}

/** How an index judges one pollutant. */
export interface IndexPollutant {
  averaging: IndexAveraging;
  /** Upper bound of every band but the last, which has none, in the unit of `precision`. A bound belongs to the band below it. */
  upperBounds: readonly number[];
  precision: Precision;
}

/** An air quality index as data. Bands count from 1, the best. */
export interface IndexDefinition {
  standard: IndexStandard;
  /** Colour of each band, from best to worst. */
  colors: readonly string[];
  pollutants: Readonly<Record<string, IndexPollutant>>;
}

const europeanColors = ['#50F0E6', '#50CCAA', '#F0E641', '#FF5050', '#960032', '#7D2181'] as const;
const americanColors = ['#00E400', '#FFFF00', '#FF7E00', '#FF0000', '#8F3F97', '#7E0023'] as const;

/** The EEA names bounds as integers and no rule for what lies between; this project rounds half up. */
const wholeMicrograms: Precision = { by: 'rounding', decimals: 0, unit: 'µg/m³' };

/** US EPA, technical assistance document for the reporting of daily air quality, May 2024: truncate first. */
export const epaPrecision = {
  PM10: { by: 'truncation', decimals: 0, unit: 'µg/m³' },
  'PM2.5': { by: 'truncation', decimals: 1, unit: 'µg/m³' },
  O3: { by: 'truncation', decimals: 3, unit: 'ppm' },
  CO: { by: 'truncation', decimals: 1, unit: 'ppm' },
  NO2: { by: 'truncation', decimals: 0, unit: 'ppb' },
  SO2: { by: 'truncation', decimals: 0, unit: 'ppb' },
} as const satisfies Record<string, Precision>;

const european = (averaging: IndexAveraging, ...upperBounds: number[]): IndexPollutant => ({
  averaging,
  upperBounds,
  precision: wholeMicrograms,
});

const american = (pollutant: keyof typeof epaPrecision, ...upperBounds: number[]): IndexPollutant => ({
  averaging: 'PT24H',
  upperBounds,
  precision: epaPrecision[pollutant],
});

export const indexDefinitions: Readonly<Record<IndexStandard, IndexDefinition>> = {
  /** European air quality index, EEA, revision of 2024: hourly values. */
  eu2024: {
    standard: 'eu2024',
    colors: europeanColors,
    pollutants: {
      PM10: european('PT1H', 15, 45, 120, 195, 270),
      'PM2.5': european('PT1H', 5, 15, 50, 90, 140),
      NO2: european('PT1H', 10, 25, 60, 100, 150),
      O3: european('PT1H', 60, 100, 120, 160, 180),
      SO2: european('PT1H', 20, 40, 125, 190, 275),
    },
  },
  /** European air quality index, EEA, before 2024: particles by their mean of 24 hours. */
  euLegacy: {
    standard: 'euLegacy',
    colors: europeanColors,
    pollutants: {
      PM10: european('PT24H', 20, 40, 50, 100, 150),
      'PM2.5': european('PT24H', 10, 20, 25, 50, 75),
      NO2: european('PT1H', 40, 90, 120, 230, 340),
      O3: european('PT1H', 50, 100, 130, 240, 380),
      SO2: european('PT1H', 100, 200, 350, 500, 750),
    },
  },
  /** Air quality index of the US EPA, breakpoints of May 2024. Its gases are judged in ppm and ppb, which no series here has. */
  us2024: {
    standard: 'us2024',
    colors: americanColors,
    pollutants: {
      PM10: american('PM10', 54, 154, 254, 354, 424),
      'PM2.5': american('PM2.5', 9, 35.4, 55.4, 125.4, 225.4),
    },
  },
};

const prepared = (value: number, { by, decimals }: Precision): number =>
  by === 'rounding' ? rounded(value, decimals) : truncated(value, decimals);

/**
 * Band of one mean, 1 = best; undefined when the index does not judge the pollutant, or there is no mean (NaN).
 * @param value in the unit of the pollutant's bounds
 */
export function bandOf({ pollutants }: IndexDefinition, parameter: string, value: number): number | undefined {
  const pollutant = pollutants[parameter];
  if (pollutant === undefined || Number.isNaN(value)) return undefined;
  const compared = prepared(value, pollutant.precision);
  const band = pollutant.upperBounds.findIndex((bound) => compared <= bound);
  return band === -1 ? pollutant.upperBounds.length + 1 : band + 1;
}

/** The worst band of several means and the parameter that decides it; the first of equals. */
export function worstBand(
  definition: IndexDefinition,
  values: Iterable<readonly [parameter: string, value: number]>,
): { band: number; decidedBy: string } | undefined {
  let worst: { band: number; decidedBy: string } | undefined;
  for (const [parameter, value] of values) {
    const band = bandOf(definition, parameter, value);
    if (band !== undefined && band > (worst?.band ?? 0)) worst = { band, decidedBy: parameter };
  }
  return worst;
}

/** First and last value of each band as a legend prints them, both inclusive; null for the end of the last. */
export function bandRanges(
  { pollutants }: IndexDefinition,
  parameter: string,
): readonly (readonly [from: number, to: number | null])[] {
  const pollutant = pollutants[parameter];
  if (pollutant === undefined) return [];
  const { upperBounds, precision } = pollutant;
  const step = 10 ** -precision.decimals;
  return [...upperBounds, null].map((to, index) => {
    if (index === 0) return [0, to];
    return [rounded(upperBounds[index - 1]! + step, precision.decimals), to];
  });
}
