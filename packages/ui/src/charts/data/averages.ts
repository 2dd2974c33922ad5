/** How short values become a longer one. Levels that are exceeded for a share of the time cannot be averaged. */
export type AveragingRule = 'mean' | 'energeticMean' | 'vectorMean' | 'maximum' | 'minimum' | 'sum';

type Values = ArrayLike<number>;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Mean of what is made of each value; missing ones are left out. */
function mean(values: Values, of: (value: number) => number = (value) => value): number {
  let sum = 0;
  let count = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if (value !== value) continue;
    sum += of(value);
    count++;
  }
  return sum / count;
}

/** Below this length of the mean vector, winds cancel out and none prevails. */
const noDirection = 1e-6;

function vectorMean(degrees: Values): number {
  const east = mean(degrees, (direction) => Math.sin(radians(direction)));
  const north = mean(degrees, (direction) => Math.cos(radians(direction)));
  if (Math.hypot(east, north) < noDirection) return NaN;
  const direction = (Math.atan2(east, north) * 180) / Math.PI;
  return (direction + 360) % 360;
}

/** dB, of energies: 50, 60 and 70 dB are 65.7 dB together, never 60. */
export const energeticMean = (levels: Values): number => 10 * Math.log10(mean(levels, (level) => 10 ** (level / 10)));

const rules: Record<AveragingRule, (values: readonly number[]) => number> = {
  mean: (values) => mean(values),
  energeticMean,
  vectorMean,
  maximum: (values) => values.reduce((most, value) => Math.max(most, value)),
  minimum: (values) => values.reduce((least, value) => Math.min(least, value)),
  sum: (values) => values.reduce((whole, value) => whole + value, 0),
};

/** One value for several; NaN for none. @param rule of the quantity: degrees as vectors, decibels by energy, rain as sums */
export function averageOf(values: readonly number[], rule: AveragingRule): number {
  return values.length === 0 ? NaN : rules[rule](values);
}

/** How the values of a graph become the mean that stands in its legend. */
export type MeanRule = Extract<AveragingRule, 'mean' | 'energeticMean' | 'vectorMean'>;

/** Of the values that are there; NaN where there are none. */
export const meanOf = (values: Values, rule: Exclude<MeanRule, 'mean'>): number =>
  rule === 'vectorMean' ? vectorMean(values) : energeticMean(values);
