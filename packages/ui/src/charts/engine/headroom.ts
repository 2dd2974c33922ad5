import { positionOf, type ValueScale } from './valueScale.ts';

/** Part of the scale that is free above the highest line, for its label. */
const headroom = 0.1;

/**
 * Extends a scale by whole steps until no line across the plot is on its frame and the highest one has room above it.
 *
 * @param lines values of the lines, which the scale contains
 */
export function withHeadroom(scale: ValueScale, lines: readonly number[]): ValueScale {
  const { isLog, decimals } = scale;
  const ticks = [...scale.ticks];
  const extended = { ...scale, ticks };
  if (lines.length === 0 || ticks.length < 2) return scale;
  const step = ticks[1]! - ticks[0]!;
  const rounded = (tick: number) => Number(tick.toFixed(decimals));
  if (!isLog && ticks[0] !== 0 && Math.min(...lines) <= scale.min) {
    extended.min = rounded(scale.min - step);
    ticks.unshift(extended.min);
  }
  while (positionOf(extended, Math.max(...lines)) > 1 - headroom) {
    extended.max = isLog ? extended.max * 10 : rounded(extended.max + step);
    ticks.push(extended.max);
  }
  return extended;
}
