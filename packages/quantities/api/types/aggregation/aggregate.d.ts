import { type AveragingRule } from './averages.js';
import { type Grid } from './grid.js';
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
 * @param rule `{ exceeded }`: the level exceeded for so many percent of the time; the grid then holds LAeq, see
 * `isFromDistribution`.
 */
export declare function aggregate(grid: Grid, rule: AveragingRule | {
    exceeded: number;
}, edges: readonly number[]): Aggregate;
