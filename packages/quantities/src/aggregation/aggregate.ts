import { averageOf, type AveragingRule, quantile } from './averages.ts';
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

/**
 * Aggregates a grid to the intervals between neighbouring `edges` (ascending, in the unit of the grid; civil days need
 * not be equal). An interval needs three quarters of its values (`requiredCapture`).
 * @param rule `{ exceeded }`: the level exceeded for this percentage of the time; the grid then holds LAeq, see
 * `isFromDistribution`.
 */
export function aggregate(grid: Grid, rule: AveragingRule | { exceeded: number }, edges: readonly number[]): Aggregate {
  const count = Math.max(0, edges.length - 1);
  const result: Aggregate = {
    values: new Float64Array(count).fill(Number.NaN),
    coverage: new Uint8Array(count),
    flags: new Int8Array(count),
  };
  // Every interval reuses these: an array per interval would take most of the time.
  const scratch = { measured: new Float64Array(64), counts: new Int32Array(256) };
  for (let index = 0; index < count; index++) {
    const begin = edges[index]!;
    const end = edges[index + 1]!;
    const first = Math.max(0, Math.ceil((begin - grid.start) / grid.step));
    const last = Math.min(grid.values.length, Math.floor((end - grid.start) / grid.step));
    const measured = measuredValues(grid, first, last, scratch);
    const covered = (measured.length * grid.step) / (end - begin);
    const isEnough = measured.length > 0 && covered >= requiredCapture;
    result.coverage[index] = Math.floor(covered * 100 + 1e-9);
    result.flags[index] = commonFlag(grid, first, last, isEnough, scratch);
    if (isEnough) {
      result.values[index] =
        typeof rule === 'object' ? quantile(measured.sort(), 1 - rule.exceeded / 100) : averageOf(measured, rule);
    }
  }
  return result;
}

interface Scratch {
  measured: Float64Array;
  /** Number of intervals by flag, from -128 on; all 0 between two uses. */
  counts: Int32Array;
}

/** The values in the scratch, until its next use. */
function measuredValues({ values, flags }: Grid, first: number, last: number, scratch: Scratch): Float64Array {
  if (last - first > scratch.measured.length) scratch.measured = new Float64Array(last - first);
  const { measured } = scratch;
  let count = 0;
  for (let index = first; index < last; index++) {
    const value = values[index]!;
    if (isMeasured(value, flags[index])) measured[count++] = value;
  }
  return measured.subarray(0, count);
}

/** The most frequent flag among those that explain the outcome; ties go to the one seen first. */
function commonFlag(
  { values, flags }: Grid,
  first: number,
  last: number,
  isValue: boolean,
  { counts }: Scratch,
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
