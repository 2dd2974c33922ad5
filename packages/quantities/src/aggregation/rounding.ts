/** Rounds half up, to a number of decimals. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // + 0 makes of −0 a plain 0.
  return Math.round(value * factor) / factor + 0;
}

/** What is not finite as null, any other value rounded. */
export function nullable(value: number, decimals: number): number | null {
  return !Number.isFinite(value) ? null : rounded(value, decimals);
}

/**
 * Significant digits of a float32. Measurements are stored as such, so a mean of 50.3, 50.6 and 50.6 comes out as
 * 50.499998: what differs from a decimal by less than a float32 can tell is that decimal.
 */
const storedDigits = 7;

const scaled = (value: number, decimals: number): number => Number((value * 10 ** decimals).toPrecision(storedDigits));

/**
 * Rounds an aggregate half up before it is compared with a limit or a band: 50.5 is 51, and so is a 50.5 that its
 * storage as float32 has made a hair smaller.
 */
export const roundedHalfUp = (value: number, decimals: number): number =>
  Math.round(scaled(value, decimals)) / 10 ** decimals;

/** Truncates to a number of decimals: 9.09 to one decimal is 9.0. A float32 that represents 9.1 gives 9.1. */
export const truncated = (value: number, decimals: number): number =>
  Math.trunc(scaled(value, decimals)) / 10 ** decimals;
