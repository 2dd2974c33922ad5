/** How short values become a longer one. Levels that are exceeded for a share of the time cannot be averaged. */
export type AveragingRule = 'mean' | 'energeticMean' | 'vectorMean' | 'maximum' | 'minimum' | 'sum';

type Values = readonly number[];

const sum = (values: Values) => values.reduce((whole, value) => whole + value, 0);
const mean = (values: Values) => sum(values) / values.length;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Below this length of the mean vector, winds cancel out and none prevails. */
const noDirection = 1e-6;

function vectorMean(degrees: Values): number {
  const east = mean(degrees.map((direction) => Math.sin(radians(direction))));
  const north = mean(degrees.map((direction) => Math.cos(radians(direction))));
  if (Math.hypot(east, north) < noDirection) return NaN;
  const direction = (Math.atan2(east, north) * 180) / Math.PI;
  return (direction + 360) % 360;
}

/** dB, of energies: 50, 60 and 70 dB are 65.7 dB together, never 60. */
export const energeticMean = (levels: Values): number =>
  10 * Math.log10(mean(levels.map((level) => 10 ** (level / 10))));

const rules: Record<AveragingRule, (values: Values) => number> = {
  mean,
  energeticMean,
  vectorMean,
  maximum: (values) => values.reduce((most, value) => Math.max(most, value)),
  minimum: (values) => values.reduce((least, value) => Math.min(least, value)),
  sum,
};

/** One value for several; NaN for none. @param rule of the quantity: degrees as vectors, decibels by energy, rain as sums */
export function averageOf(values: readonly number[], rule: AveragingRule): number {
  return values.length === 0 ? NaN : rules[rule](values);
}
