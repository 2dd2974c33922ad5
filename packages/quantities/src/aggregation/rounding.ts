/**
 * Relative error of a float32. Measurements are stored as such, so a mean of 50.3, 50.6 and 50.6 comes out as 50.499998:
 * what differs from a half by less than a float32 can tell is that half.
 */
const storedError = 2 ** -24;
/** A float32 of this size has no decimals that could be a half: the sum of many is exact without a correction. */
const correctedBelow = 1e6;

/** How far a number may be from the decimal that was measured, because it was stored as float32. */
function errorOf(scaled: number): number {
  const size = Math.abs(scaled);
  return size < correctedBelow ? size * storedError : 0;
}

/**
 * The integer of a value that is already multiplied by the power of ten of its decimals, rounded half up: 50.5 is 51, and
 * so is a 50.5 that its storage as float32 has made a hair smaller. Everything that is shown, exported or compared with a
 * limit or a band is rounded so.
 */
export const halfUp = (scaled: number): number => Math.round(scaled + errorOf(scaled));

/** Rounds half up, to a number of decimals: for display, and for comparisons with a limit or a band. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // + 0 makes of −0 a plain 0.
  return halfUp(value * factor) / factor + 0;
}

/** A value that is not finite as null, any other rounded. */
export function nullable(value: number, decimals: number): number | null {
  return !Number.isFinite(value) ? null : rounded(value, decimals);
}

/** Truncates to a number of decimals: 9.09 to one decimal is 9.0. A float32 that represents 9.1 gives 9.1. */
export function truncated(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const scaled = value * factor;
  return Math.trunc(scaled + Math.sign(scaled) * errorOf(scaled)) / factor;
}
