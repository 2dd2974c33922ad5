import { median } from '../pages.ts';

/** A figure of which less is better. */
export interface Figure {
  name: string;
  unit: string;
  /** Share by which the median may be worse than that of the base, such as 0.2. */
  tolerance: number;
}

/** A value for each turn. */
export interface Turns {
  base: readonly number[];
  current: readonly number[];
}

/** Value below which a part of the values lies, with interpolation. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? NaN;
  return below + ((sorted[Math.ceil(place)] ?? NaN) - below) * (place % 1);
}

/** A turn of the current version, divided by the turn of the base beside it: both share the load of the machine. */
const ratiosOf = ({ base, current }: Turns): number[] => current.map((value, turn) => value / (base[turn] ?? NaN));

export const medianRatio = (turns: Turns): number => median(ratiosOf(turns));

/** Whether the median is worse by more than the tolerance, and three quarters of the turns are worse at all. */
export function isWorse(turns: Turns, { tolerance }: Figure): boolean {
  return medianRatio(turns) > 1 + tolerance && quantile(ratiosOf(turns), 0.25) > 1;
}
