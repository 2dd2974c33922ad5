/** Values per second; the initial value is the rate of two cores with the embedded database. */
let pace = 80_000;

/** Compressed bytes per value: a year of quarter hours took 45 kB. */
const bytesPerValue = 1.3;

/** Shorter loads measure the connection rather than the values. */
const minimumValues = 10_000;

/** Updates the rate after a load. */
export function notePace(values: number, milliseconds: number): void {
  if (values >= minimumValues && milliseconds > 0) pace = (values / milliseconds) * 1000;
}

/** Estimated duration and size of a load. */
export const costOf = (values: number): { bytes: number; seconds: number } => ({
  bytes: values * bytesPerValue,
  seconds: Math.max(1, Math.round(values / pace)),
});
