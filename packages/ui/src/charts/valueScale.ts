export interface ValueScale {
  min: number;
  max: number;
  ticks: number[];
  /** Decimals that the ticks need. */
  decimals: number;
}

/**
 * A scale with round ends. It begins at zero where the values are near enough to it: a graph of 900–1030 hPa from zero
 * would show nothing, one of 18–22 µg/m³ from 18 would show a drama.
 */
export function valueScale(
  low: number,
  high: number,
  most: number,
  start: 'auto' | 'zero' | 'fit' = 'auto',
): ValueScale {
  if (!(high >= low)) return { min: 0, max: 1, ticks: [0, 1], decimals: 0 };
  const isFromZero = start === 'zero' || (start === 'auto' && low >= 0 && low <= 0.8 * high);
  let bottom = isFromZero ? Math.min(0, low) : low;
  let top = Math.max(high, bottom);
  if (top === bottom) {
    const room = Math.abs(top) * 0.05 || 1;
    bottom = isFromZero ? 0 : bottom - room;
    top += room;
  }
  const step = roundStep((top - bottom) / Math.max(1, most));
  const first = Math.floor(bottom / step + 1e-9);
  const last = Math.ceil(top / step - 1e-9);
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(decimals)),
  );
  return { min: first * step, max: last * step, ticks, decimals };
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((round) => round * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}
