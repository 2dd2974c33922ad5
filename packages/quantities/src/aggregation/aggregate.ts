import { averageOfPart, type AveragingRule, quantile } from './averages.ts';
import { requiredCapture } from './coverage.ts';
import { flag, type Grid, isMeasured } from './grid.ts';

export interface Aggregate {
  /** One value per interval; NaN = null. */
  values: Float64Array;
  /** Percent of the interval with valid values, rounded down. */
  coverage: Uint8Array;
  /** The flag most of the interval has; of a null, the reason that took most. */
  flags: Int8Array;
}

/** `{ exceeded }`: the level exceeded for this percentage of the time; the grid then holds LAeq, see `isFromDistribution`. */
type Rule = AveragingRule | { exceeded: number };

/**
 * Aggregates a grid to the intervals between neighbouring `edges` (ascending, in the unit of the grid; civil days need
 * not be equal). A value belongs to the interval in which it starts, also if it ends after it, so that adjacent intervals
 * share and lose none. An interval needs three quarters of its values (`requiredCapture`), and cannot be shorter than one.
 */
export function aggregate(grid: Grid, rule: Rule, edges: readonly number[]): Aggregate {
  const count = Math.max(0, edges.length - 1);
  const coverage = new Uint8Array(count);
  const flags = new Int8Array(count);
  const counts = new Int32Array(256);
  const values = aggregateEach(grid, rule, edges, ({ index, first, last, covered, isEnough }) => {
    coverage[index] = Math.floor(covered * 100 + 1e-9);
    flags[index] = commonFlag(grid, first, last, isEnough, counts);
  });
  return { values, coverage, flags };
}

/** The part of the grid that belongs to an interval. */
interface Interval {
  index: number;
  /** Positions [first, last) in the grid. */
  first: number;
  last: number;
  /** Share of the values that start in it and are measured. */
  covered: number;
  isEnough: boolean;
}

/** The values of `aggregate` alone: NaN = null. */
export const aggregatedValues = (grid: Grid, rule: Rule, edges: readonly number[]): Float64Array =>
  aggregateEach(grid, rule, edges);

/** @param onInterval called for each interval before its value is computed */
function aggregateEach(
  grid: Grid,
  rule: Rule,
  edges: readonly number[],
  onInterval?: (interval: Interval) => void,
): Float64Array {
  const count = Math.max(0, edges.length - 1);
  const aggregated = new Float64Array(count).fill(Number.NaN);
  const { start, step, values, flags } = grid;
  // Every interval reuses it: an array per interval would take most of the time.
  let measured = new Float64Array(64);
  for (let index = 0; index < count; index++) {
    const begin = Math.ceil((edges[index]! - start) / step);
    const end = edges[index + 1]! - edges[index]! < step ? begin : Math.ceil((edges[index + 1]! - start) / step);
    const first = Math.max(0, begin);
    const last = Math.min(values.length, end);
    if (last - first > measured.length) measured = new Float64Array(last - first);
    let used = 0;
    for (let position = first; position < last; position++) {
      const value = values[position]!;
      if (isMeasured(value, flags[position])) measured[used++] = value;
    }
    const covered = used === 0 ? 0 : used / (end - begin);
    const isEnough = used > 0 && covered >= requiredCapture;
    onInterval?.({ index, first, last, covered, isEnough });
    if (!isEnough) continue;
    aggregated[index] =
      typeof rule === 'object'
        ? quantile(measured.subarray(0, used).sort(), 1 - rule.exceeded / 100)
        : averageOfPart(measured, rule, 0, used);
  }
  return aggregated;
}

/**
 * The most frequent flag among those that explain the outcome; ties go to the one seen first.
 * @param counts number of intervals by flag, from -128 on; all 0 before and after
 */
function commonFlag(
  { values, flags }: Grid,
  first: number,
  last: number,
  isValue: boolean,
  counts: Int32Array,
): number {
  let common: number = flag.noData;
  let most = 0;
  for (let index = first; index < last; index++) {
    const validity = Number.isNaN(values[index]!) && flags[index]! > 0 ? flag.noData : flags[index]!;
    if (validity > 0 !== isValue) continue;
    const seen = ++counts[validity + 128]!;
    if (seen > most) {
      most = seen;
      common = validity;
    }
  }
  if (most > 0) counts.fill(0);
  return common;
}
