/** How short values become a longer one. */
export type AveragingRule = 'mean' | 'energeticMean' | 'vectorMean' | 'maximum' | 'minimum' | 'sum';

/**
 * The rules of the contract. A percentile level (LA10, LA50, LA90) has no rule of averaging: see `isFromDistribution`.
 */
export type Aggregator = AveragingRule | 'percentileLevel';

type Values = ArrayLike<number>;

/** Arithmetic mean of the values that are not NaN; NaN for none. */
export const mean = (values: Values): number => meanOfPart(values, 0, values.length);

function meanOfPart(values: Values, from: number, to: number): number {
  let sum = 0;
  let count = 0;
  for (let index = from; index < to; index++) {
    const value = values[index]!;
    if (Number.isNaN(value)) continue;
    sum += value;
    count++;
  }
  return sum / count;
}

/** Energy of a sound level in dB, as a ratio to that of 0 dB (ISO 1996-1). */
export const energyOf = (level: number): number => 10 ** (level / 10);

/** Sound level in dB of an energy, the inverse of `energyOf`. */
export const levelOf = (energy: number): number => 10 * Math.log10(energy);

/**
 * Sound levels in dB: the level of their mean energy, `10·lg(mean(10^(L/10)))` (ISO 1996-1), for equally long values.
 * 50, 60 and 70 dB give 65.7 dB.
 */
export const energeticMean = (levels: Values): number => energeticMeanOfPart(levels, 0, levels.length);

function energeticMeanOfPart(levels: Values, from: number, to: number): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = from; index < to; index++) if (levels[index]! > highest) highest = levels[index]!;
  // Relative to the highest level: the energy of a faulty one, such as −9999 or 9999 dB, is 0 or infinite as a number.
  let energy = 0;
  let count = 0;
  for (let index = from; index < to; index++) {
    const level = levels[index]!;
    if (Number.isNaN(level)) continue;
    energy += energyOf(level - highest);
    count++;
  }
  return highest + levelOf(energy / count);
}

/** Where the mean vector is shorter than this, the directions cancel out. */
const noDirection = 1e-6;

const radian = Math.PI / 180;

/**
 * Directions in degrees: the direction of the mean unit vector in [0, 360) (WMO-No. 8, chapter 5). NaN where they
 * cancel out. 350° and 10° give 0°.
 */
export const vectorMean = (directions: Values): number => vectorMeanOfPart(directions, 0, directions.length);

function vectorMeanOfPart(directions: Values, from: number, to: number): number {
  let east = 0;
  let north = 0;
  let count = 0;
  for (let index = from; index < to; index++) {
    const direction = directions[index]!;
    if (Number.isNaN(direction)) continue;
    east += Math.sin(direction * radian);
    north += Math.cos(direction * radian);
    count++;
  }
  if (!(Math.hypot(east, north) / count >= noDirection)) return Number.NaN;
  const degrees = Math.atan2(east, north) / radian;
  const positive = degrees < 0 ? degrees + 360 : degrees;
  return positive >= 360 ? 0 : positive;
}

const folded =
  (fold: (whole: number, value: number) => number) =>
  (values: Values, from: number, to: number): number => {
    let whole = Number.NaN;
    for (let index = from; index < to; index++) {
      const value = values[index]!;
      if (!Number.isNaN(value)) whole = Number.isNaN(whole) ? value : fold(whole, value);
    }
    return whole;
  };

const rules: Record<AveragingRule, (values: Values, from: number, to: number) => number> = {
  mean: meanOfPart,
  energeticMean: energeticMeanOfPart,
  vectorMean: vectorMeanOfPart,
  maximum: folded((whole, value) => Math.max(whole, value)),
  minimum: folded((whole, value) => Math.min(whole, value)),
  sum: folded((whole, value) => whole + value),
};

/** One value for several by the rule of the quantity; NaN values are left out, and none give NaN. */
export const averageOf = (values: Values, rule: AveragingRule): number => averageOfPart(values, rule, 0, values.length);

/** Like `averageOf`, for the values at [from, to): an array for each of many intervals would take most of the time. */
export const averageOfPart = (values: Values, rule: AveragingRule, from: number, to: number): number =>
  rules[rule](values, from, to);

/** The value below which a share (0–1) of the sorted values lies, interpolated between neighbours; NaN for none. */
export function quantile(sorted: Values, share: number): number {
  const rank = share * (sorted.length - 1);
  const below = sorted[Math.floor(rank)] ?? Number.NaN;
  const above = sorted[Math.ceil(rank)] ?? Number.NaN;
  return below + (above - below) * (rank - Math.floor(rank));
}

/** The level that is exceeded for `exceeded` percent of the time (ISO 1996-1: LA10, LA50, LA90), from equally long levels. */
export function percentileLevel(levels: readonly number[], exceeded: number): number {
  return quantile(
    levels.toSorted((a, b) => a - b),
    1 - exceeded / 100,
  );
}
