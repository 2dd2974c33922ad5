/** How short values become a longer one. Named as in the contract. */
export type Aggregator = 'mean' | 'energeticMean' | 'vectorMean' | 'maximum' | 'minimum' | 'sum' | 'percentileLevel';

/** European validity flag; 0 = nothing recorded. */
export const flag = {
  valid: 1,
  belowDetection: 2,
  belowDetectionHalved: 3,
  notValid: -1,
  maintenance: -99,
  noData: 0,
} as const;

/** Values on a regular grid: the n-th covers [start + n·step, start + (n+1)·step), seconds since 1970. NaN = null. */
export interface Grid {
  start: number;
  step: number;
  values: Float32Array | Float64Array;
  flags: Int8Array;
}

export interface Aggregate {
  /** One value per interval; NaN = null. */
  values: Float64Array;
  /** Percent of the interval with valid values, rounded down. */
  coverage: Uint8Array;
  /** The flag most of the interval has; of a null, the reason that took most. */
  flags: Int8Array;
}

/** An aggregate of less than this part of its interval is null. */
const requiredCoverage = 0.75;

/** Is a value with this flag a measurement? What is not valid or was taken in maintenance is not. */
export function isMeasured(value: number, validity: number): boolean {
  return !Number.isNaN(value) && validity > 0;
}

/**
 * Aggregates a grid to the intervals between neighbouring `edges` (seconds, ascending; civil days need not be equal).
 * @param exceeded for `percentileLevel`: percent of the time the level is exceeded (10 for LA10). `grid` then holds LAeq,
 * because a percentile of percentiles is none.
 */
export function aggregate(grid: Grid, aggregator: Aggregator, edges: readonly number[], exceeded = 50): Aggregate {
  const count = Math.max(0, edges.length - 1);
  const result: Aggregate = {
    values: new Float64Array(count).fill(Number.NaN),
    coverage: new Uint8Array(count),
    flags: new Int8Array(count),
  };
  const reduce = reducers[aggregator];
  for (let index = 0; index < count; index++) {
    const begin = edges[index]!;
    const end = edges[index + 1]!;
    const first = Math.max(0, Math.ceil((begin - grid.start) / grid.step));
    const last = Math.min(grid.values.length, Math.floor((end - grid.start) / grid.step));
    const measured = measuredValues(grid, first, last);
    const covered = (measured.length * grid.step) / (end - begin);
    const isEnough = measured.length > 0 && covered >= requiredCoverage;
    result.coverage[index] = Math.floor(covered * 100 + 1e-9);
    result.flags[index] = commonFlag(grid, first, last, isEnough);
    if (isEnough) result.values[index] = reduce(measured, exceeded);
  }
  return result;
}

function measuredValues({ values, flags }: Grid, first: number, last: number): number[] {
  const measured: number[] = [];
  for (let index = first; index < last; index++) {
    const value = values[index]!;
    if (isMeasured(value, flags[index]!)) measured.push(value);
  }
  return measured;
}

/** The most frequent flag among those that explain the outcome; ties go to the one seen first. */
function commonFlag({ values, flags }: Grid, first: number, last: number, isValue: boolean): number {
  const counts = new Map<number, number>();
  let common: number = flag.noData;
  let most = 0;
  for (let index = first; index < last; index++) {
    const validity = Number.isNaN(values[index]!) && flags[index]! > 0 ? flag.noData : flags[index]!;
    if (validity > 0 !== isValue) continue;
    const seen = (counts.get(validity) ?? 0) + 1;
    counts.set(validity, seen);
    if (seen > most) {
      most = seen;
      common = validity;
    }
  }
  return common;
}

/** Each takes at least one value. */
const reducers: Record<Aggregator, (values: number[], exceeded: number) => number> = {
  mean: arithmeticMean,
  energeticMean,
  vectorMean,
  maximum: (values) => values.reduce((a, b) => Math.max(a, b)),
  minimum: (values) => values.reduce((a, b) => Math.min(a, b)),
  sum: (values) => values.reduce((a, b) => a + b, 0),
  percentileLevel,
};

function arithmeticMean(values: number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

/** Sound levels in dB: the mean of the energies, of equally long values. 50, 60, 70 give 65.7. */
export function energeticMean(levels: number[]): number {
  const energy = levels.reduce((sum, level) => sum + 10 ** (level / 10), 0);
  return 10 * Math.log10(energy / levels.length);
}

/** Directions in degrees: the direction of the mean unit vector in [0, 360), NaN when they cancel out. */
export function vectorMean(directions: number[]): number {
  let east = 0;
  let north = 0;
  for (const direction of directions) {
    east += Math.sin((direction * Math.PI) / 180);
    north += Math.cos((direction * Math.PI) / 180);
  }
  if (Math.hypot(east, north) / directions.length < 1e-6) return Number.NaN;
  const degrees = (Math.atan2(east, north) * 180) / Math.PI;
  const positive = degrees < 0 ? degrees + 360 : degrees;
  return positive >= 360 ? 0 : positive;
}

/** The level exceeded for `exceeded` percent of the time, interpolated between the sorted levels. */
export function percentileLevel(levels: number[], exceeded: number): number {
  const sorted = levels.toSorted((a, b) => a - b);
  const rank = (1 - exceeded / 100) * (sorted.length - 1);
  const below = sorted[Math.floor(rank)]!;
  const above = sorted[Math.ceil(rank)]!;
  return below + (above - below) * (rank - Math.floor(rank));
}
