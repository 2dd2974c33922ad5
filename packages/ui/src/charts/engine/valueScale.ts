export type ScaleStart = 'auto' | 'zero' | 'fit' | 'log';

export interface ValueScale {
  min: number;
  max: number;
  ticks: number[];
  /** Decimals of the tick labels. */
  decimals: number;
  isLog: boolean;
}

/** Position of a value between the bottom of the scale, 0, and its top, 1. */
export function positionOf({ min, max, isLog }: ValueScale, value: number): number {
  if (!isLog) return (value - min) / (max - min);
  // Values without a logarithm are below the bottom.
  return value > 0 ? Math.log(value / min) / Math.log(max / min) : -1;
}

/** Value at a position between the bottom of the scale, 0, and its top, 1. */
export function valueAt({ min, max, isLog }: ValueScale, position: number): number {
  return isLog ? min * (max / min) ** position : min + position * (max - min);
}

/**
 * A scale with round ends. It begins at zero if the values are near enough: 900–1030 hPa drawn from zero would look
 * flat, 18–22 µg/m³ drawn from 18 would look dramatic.
 */
export function valueScale(low: number, high: number, maxTicks: number, start: ScaleStart = 'auto'): ValueScale {
  if (!(high >= low)) return { min: 0, max: 1, ticks: [0, 1], decimals: 0, isLog: false };
  if (start === 'log' && high > 0) return logScale(low, high, maxTicks);
  const isFromZero = start === 'zero' || (start === 'auto' && low >= 0 && low <= 0.8 * high);
  let bottom = isFromZero ? Math.min(0, low) : low;
  let top = Math.max(high, bottom);
  if (top === bottom) {
    const margin = Math.abs(top) * 0.05 || 1;
    bottom = isFromZero ? 0 : bottom - margin;
    top += margin;
  }
  const step = roundStep((top - bottom) / Math.max(1, maxTicks));
  // Slightly negative values are instrument noise and do not need a whole step.
  const isNearZero = bottom < 0 && bottom > -step / 8 && top > step;
  const first = isNearZero ? 0 : Math.floor(bottom / step + 1e-9);
  const last = Math.ceil(top / step - 1e-9);
  const decimals = decimalsOf(step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(decimals)),
  );
  return { min: isNearZero ? -step / 8 : first * step, max: last * step, ticks, decimals, isLog: false };
}

/** Powers of ten at the ends, with 2 and 5 between them if there is space. Zero and negative values are not shown. */
function logScale(low: number, high: number, maxTicks: number): ValueScale {
  // A single value near zero must not compress all others: four powers are enough.
  const last = Math.ceil(Math.log10(high) - 1e-9);
  const lowest = low > 0 ? Math.floor(Math.log10(low) + 1e-9) : last - 3;
  const first = Math.min(last - 1, Math.max(lowest, last - 4));
  const powers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const factors = powers.length * 3 <= maxTicks * 2 ? [1, 2, 5] : [1];
  const ticks = powers
    .flatMap((power) => factors.map((factor) => Number((factor * 10 ** power).toPrecision(6))))
    .filter((tick) => tick <= 10 ** last);
  return { min: 10 ** first, max: 10 ** last, ticks, decimals: Math.max(0, -first), isLog: true };
}

const decimalsOf = (step: number) => Math.max(0, -Math.floor(Math.log10(step) + 1e-9));

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((round) => round * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}
