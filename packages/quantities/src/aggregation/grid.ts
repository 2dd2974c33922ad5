/** European validity flag (EEA data dictionary, observation validity); 0 = nothing recorded. */
export const flag = {
  valid: 1,
  /** Below the detection limit, the measured value given. */
  belowDetection: 2,
  /** Below the detection limit, half of the limit given. */
  belowDetectionHalved: 3,
  notValid: -1,
  maintenance: -99,
  noData: 0,
} as const;

/**
 * Values on a regular grid: the n-th covers [start + n·step, start + (n+1)·step). `start` and `step` are in one unit,
 * seconds or milliseconds. NaN = null.
 */
export interface Grid {
  start: number;
  step: number;
  values: Float32Array | Float64Array;
  flags: Int8Array;
}

/**
 * Is a value with this flag a measurement? What is not valid or was taken in maintenance is not. Values without flags
 * are valid.
 */
export function isMeasured(value: number, validity = 1): boolean {
  return !Number.isNaN(value) && validity > 0;
}
