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

export function printRows(rows: readonly Row[]): void {
  for (const { figure, value, unit, base, ratio, goal, met } of rows) {
    const number = `${value.toLocaleString('en-GB', { maximumFractionDigits: 2 })} ${unit}`;
    const against = base === null ? '' : `${ratio?.toFixed(2)} × ${base}`;
    const verdict = met === null ? '' : met ? '✔' : '✖';
    console.log(
      `  ${figure.padEnd(52)} ${number.padStart(14)}  ${against.padEnd(18)} ${(goal ?? '').padEnd(12)} ${verdict}`,
    );
  }
}
