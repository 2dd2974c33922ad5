export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // + 0 makes of −0 a plain 0.
  return Math.round(value * factor) / factor + 0;
}

/** NaN as null, any other value rounded. */
export function nullable(value: number, decimals: number): number | null {
  return Number.isNaN(value) ? null : rounded(value, decimals);
}
