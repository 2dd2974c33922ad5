import type { Row } from '../scripts/bench.ts';

/** A figure without a comparison. @param most goal, in the unit */
export const alone = (figure: string, value: number, unit: string, most?: number): Row => ({
  figure,
  value,
  unit,
  base: null,
  ratio: null,
  goal: most === undefined ? null : `≤ ${most} ${unit}`,
  met: most === undefined ? null : value <= most,
});
