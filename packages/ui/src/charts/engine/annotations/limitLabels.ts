import type { ReferenceLine } from '../../data/series.ts';
import { positionOf, type ValueScale } from '../valueScale.ts';
import { labelGapPx, labelPx, type Measure, shortened } from './text.ts';

export interface LimitMark {
  /** Height of the line in the plot. */
  y: number;
  label: LimitLabel | null;
}

interface LimitLabel {
  text: string;
  side: 'left' | 'right';
  x: number;
  /** Middle of the text. */
  y: number;
  width: number;
}

interface Size {
  width: number;
  height: number;
}

/** Distance of the label from the edge of the plot, and of its middle from the line. */
const edgePx = 4;
const offsetPx = 9;

/** Positions of limit lines and their labels, the uppermost first. A label that would cover another is dropped. */
export function limitMarks(
  lines: readonly (readonly ReferenceLine[])[],
  scales: readonly ValueScale[],
  size: Size,
  measure: Measure,
): LimitMark[] {
  const limits = scales
    .flatMap((scale, side) =>
      (lines[side] ?? []).map(({ label, value }) => ({
        text: shortened(label, size.width - 2 * edgePx, measure),
        y: Math.round(size.height * (1 - positionOf(scale, value))) + 0.5,
      })),
    )
    .filter(({ y }) => y >= 0 && y <= size.height)
    .toSorted((a, b) => a.y - b.y);
  const heights = limits.map(({ y }) => y);
  const placed: LimitLabel[] = [];
  return limits.map(({ text, y }) => {
    const label = text === '' ? null : placeOf(text, y, heights, placed, size, measure);
    if (label) placed.push(label);
    return { y, label };
  });
}

/** The first free place: above or below the line, at its right or left end, preferably on no other line. */
function placeOf(
  text: string,
  lineY: number,
  heights: readonly number[],
  placed: readonly LimitLabel[],
  { width, height }: Size,
  measure: Measure,
): LimitLabel | null {
  const length = measure(text);
  const free = (['right', 'left'] as const)
    .flatMap((side) =>
      [lineY - offsetPx, lineY + offsetPx].map((y): LimitLabel => {
        const x = side === 'right' ? width - edgePx - length : edgePx;
        return { text, side, x, y, width: length };
      }),
    )
    .filter(({ y }) => y >= labelPx / 2 && y <= height - labelPx / 2)
    .filter((label) => placed.every((other) => isApart(label, other)));
  const isOnOtherLine = ({ y }: LimitLabel) =>
    heights.some((other) => other !== lineY && Math.abs(other - y) < offsetPx);
  return free.find((label) => !isOnOtherLine(label)) ?? free[0] ?? null;
}

const isApart = (a: LimitLabel, b: LimitLabel) =>
  Math.abs(a.y - b.y) >= labelPx || a.x + a.width + labelGapPx <= b.x || b.x + b.width + labelGapPx <= a.x;
