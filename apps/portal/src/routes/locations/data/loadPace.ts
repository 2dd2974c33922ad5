/** Values a second: until a load has been timed, what two cores with the embedded database bring. */
let pace = 80_000;

/** Bytes a value takes on the way, compressed: a year of quarter hours came in 45 kB. */
const bytesPerValue = 1.3;

/** Loads shorter than this say more about the connection than about values. */
const minimumValues = 10_000;

/** Learns from a load. */
export function notePace(values: number, milliseconds: number): void {
  if (values >= minimumValues && milliseconds > 0) pace = (values / milliseconds) * 1000;
}

/** What so many values will take, about. */
export const costOf = (values: number): { bytes: number; seconds: number } => ({
  bytes: values * bytesPerValue,
  seconds: Math.max(1, Math.round(values / pace)),
});
