export type IndexStandard = 'eu2024' | 'euLegacy' | 'us2024';

/** An air quality index as data: which band a concentration falls into. Bands count from 1, the best. */
export interface IndexDefinition {
  standard: IndexStandard;
  bands: readonly { color: string }[];
  /** Upper bound of every band but the last that ends nowhere, by parameter, in the unit of the parameter. */
  upperBounds: Readonly<Record<string, readonly number[]>>;
  /** What is done with a value before it is compared. */
  precision: 'roundToInteger' | 'truncateToTenth';
}

const europeanBands = [
  { color: '#50F0E6' },
  { color: '#50CCAA' },
  { color: '#F0E641' },
  { color: '#FF5050' },
  { color: '#960032' },
  { color: '#7D2181' },
] as const;

export const indexDefinitions: Readonly<Record<IndexStandard, IndexDefinition>> = {
  eu2024: {
    standard: 'eu2024',
    bands: europeanBands,
    precision: 'roundToInteger',
    upperBounds: {
      'PM2.5': [5, 15, 50, 90, 140],
      PM10: [15, 45, 120, 195, 270],
      NO2: [10, 25, 60, 100, 150],
      O3: [60, 100, 120, 160, 180],
      SO2: [20, 40, 125, 190, 275],
    },
  },
  euLegacy: {
    standard: 'euLegacy',
    bands: europeanBands,
    precision: 'roundToInteger',
    upperBounds: {
      'PM2.5': [10, 20, 25, 50, 75],
      PM10: [20, 40, 50, 100, 150],
      NO2: [40, 90, 120, 230, 340],
      O3: [50, 100, 130, 240, 380],
      SO2: [100, 200, 350, 500, 750],
    },
  },
  us2024: {
    standard: 'us2024',
    bands: [
      { color: '#00E400' },
      { color: '#FFFF00' },
      { color: '#FF7E00' },
      { color: '#FF0000' },
      { color: '#8F3F97' },
      { color: '#7E0023' },
    ],
    precision: 'truncateToTenth',
    upperBounds: {
      'PM2.5': [9, 35.4, 55.4, 125.4, 225.4],
      PM10: [54, 154, 254, 354, 424],
    },
  },
};

/** Band of one concentration, 1 = best; undefined when the index does not know the parameter. Upper bounds are inclusive. */
export function bandOf(definition: IndexDefinition, parameter: string, value: number): number | undefined {
  const bounds = definition.upperBounds[parameter];
  if (bounds === undefined || Number.isNaN(value)) return undefined;
  const compared = definition.precision === 'roundToInteger' ? Math.round(value) : Math.trunc(value * 10 + 1e-9) / 10;
  const band = bounds.findIndex((bound) => compared <= bound);
  return band === -1 ? bounds.length + 1 : band + 1;
}

/** The worst band of several concentrations and the parameter that decides it; the first of equals. */
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
