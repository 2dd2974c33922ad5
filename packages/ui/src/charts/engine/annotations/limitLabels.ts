import type { ReferenceLine } from '../../data/series.ts';
import { positionOf, type ValueScale } from '../valueScale.ts';
import { labelGapPx, labelPx, type Measure, shortened } from './text.ts';

export interface LimitMark {
  /** Height of the line in the plot; null if the limit is above the scale, and only its label is drawn. */
  y: number | null;
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

/** Marks the label of a limit above the scale. */
const arrow = ' ↑';

/**
 * Positions of limit lines and their labels, the uppermost first. A limit above the scale has a label at the upper edge.
 * A label that would cover another is dropped.
 */
export function limitMarks(
  lines: readonly (readonly ReferenceLine[])[],
  scales: readonly ValueScale[],
  size: Size,
  measure: Measure,
): LimitMark[] {
  const room = size.width - 2 * edgePx;
  const limits = scales.flatMap((scale, side) =>
    (lines[side] ?? []).map(({ label, value }) => ({
      label,
      y: Math.round(size.height * (1 - positionOf(scale, value))) + 0.5,
    })),
  );
  const drawn = limits
    .filter(({ y }) => y >= 0 && y <= size.height)
    .map(({ label, y }) => ({ y, text: shortened(label, room, measure) }));
  const above = limits
    .filter(({ y }) => y < 0)
    .map(({ label, y }) => ({ y, text: shortened(label, room - measure(arrow), measure) }));
  const heights = drawn.map(({ y }) => y);
  const placed: LimitLabel[] = [];
  const put = (label: LimitLabel | null) => {
    if (label) placed.push(label);
    return label;
  };
  // Both ends of the first row are clear of the values.
  const atTop = (text: string) =>
    placeOf(text, [topRows[0]], heights, placed, size, measure) ??
    placeOf(text, [topRows[1]], heights, placed, size, measure);
  return [
    ...above
      // The nearest one, which the values reach first, has the best place.
      .toSorted((a, b) => b.y - a.y)
      .map(({ text }) => ({
        y: null,
        label: put(text === '' ? null : atTop(text + arrow)),
      })),
    ...drawn
      .toSorted((a, b) => a.y - b.y)
      .map(({ text, y }) => ({
        y,
        label: put(
          text === ''
            ? null
            : placeOf(
                text,
                besideLine(y),
                heights.filter((other) => other !== y),
                placed,
                size,
                measure,
              ),
        ),
      })),
  ];
}

/** Middles of the labels of limits above the scale, one row below the other. */
const topRows = [1 + labelPx * 0.5, 1 + labelPx * 1.5] as const;
const besideLine = (y: number) => [y - offsetPx, y + offsetPx];

/** The first free place of these heights, at the right or left end, preferably on no other line. */
function placeOf(
  text: string,
  middles: readonly number[],
  otherLines: readonly number[],
  placed: readonly LimitLabel[],
  { width, height }: Size,
  measure: Measure,
): LimitLabel | null {
  const length = measure(text);
  const free = (['right', 'left'] as const)
    .flatMap((side) =>
      middles.map((y): LimitLabel => {
        const x = side === 'right' ? width - edgePx - length : edgePx;
        return { text, side, x, y, width: length };
      }),
    )
    .filter(({ y }) => y >= labelPx / 2 && y <= height - labelPx / 2)
    .filter((label) => placed.every((other) => isApart(label, other)));
  const isOnOtherLine = ({ y }: LimitLabel) => otherLines.some((other) => Math.abs(other - y) < offsetPx);
  return free.find((label) => !isOnOtherLine(label)) ?? free[0] ?? null;
}

const isApart = (a: LimitLabel, b: LimitLabel) =>
  Math.abs(a.y - b.y) >= labelPx || a.x + a.width + labelGapPx <= b.x || b.x + b.width + labelGapPx <= a.x;
