import type { Frame, Ink } from '../draw.ts';
import type { Pen } from '../pen.ts';
import type { LimitMark } from './limitLabels.ts';
import type { LineName } from './lineNames.ts';
import type { PeriodMark } from './periodLabels.ts';
import { labelFont, labelPx } from './text.ts';

/** Shaded periods, and a line at each end because the shade alone is faint. Their labels are above the plot. */
export function drawPeriods(pen: Pen, marks: readonly PeriodMark[], { height }: Frame, ink: Ink): void {
  pen.save();
  pen.lineWidth = 1;
  for (const { start, end, label } of marks) {
    pen.fillStyle = ink.shade;
    pen.globalAlpha = 0.5;
    pen.fillRect(start, 0, Math.max(2, end - start), height);
    pen.globalAlpha = 1;
    pen.strokeStyle = ink.muted;
    pen.setLineDash([1, 3]);
    pen.beginPath();
    const top = label?.isAtStart ? rowMiddle(label.row) - labelPx / 2 : 0;
    for (const [x, y] of [
      [start, top],
      [end, 0],
    ] as const) {
      pen.moveTo(Math.round(x) + 0.5, y);
      pen.lineTo(Math.round(x) + 0.5, height);
    }
    pen.stroke();
    pen.setLineDash([]);
    if (label) write(pen, label.text, label.x, rowMiddle(label.row), ink.muted, ink);
  }
  pen.restore();
}

/** Middle of a row of labels above the plot. */
const rowMiddle = (row: number) => -(row + 0.5) * labelPx - 2;

/** Limit lines with their labels, and the labels of limits above the scale. */
export function drawLimits(pen: Pen, marks: readonly LimitMark[], { width }: Frame, ink: Ink): void {
  pen.save();
  pen.lineWidth = 1;
  pen.strokeStyle = ink.line;
  pen.setLineDash([5, 4]);
  for (const { y } of marks) {
    if (y === null) continue;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(width, y);
    pen.stroke();
  }
  pen.setLineDash([]);
  for (const { label } of marks) {
    if (!label) continue;
    const isRight = label.side === 'right';
    pen.textAlign = isRight ? 'right' : 'left';
    write(pen, label.text, isRight ? label.x + label.width : label.x, label.y, ink.line, ink);
  }
  pen.restore();
}

/**
 * Names at the ends of the lines, each with a thin line from the end of its line unless the right axis is between them.
 */
export function drawNames(
  pen: Pen,
  names: readonly LineName[],
  { x, isBesideAxis }: { x: number; isBesideAxis: boolean },
  { width }: Frame,
  ink: Ink,
  colorOf: (index: number) => string,
): void {
  pen.save();
  pen.lineWidth = 1;
  pen.font = labelFont(ink.font);
  pen.textBaseline = 'middle';
  for (const { text, index, endX, endY, y } of names) {
    const color = colorOf(index);
    pen.strokeStyle = color;
    pen.fillStyle = color;
    if (!isBesideAxis) {
      pen.setLineDash([1, 2]);
      pen.beginPath();
      pen.moveTo(endX + 2, endY);
      pen.lineTo(width + 2, endY);
      pen.lineTo(x - 3, y);
      pen.stroke();
      pen.setLineDash([]);
    }
    // Nothing is behind the names, and an outline of text is slow to draw.
    pen.fillText(text, x, y);
  }
  pen.restore();
}

/** Text with an outline in the surface colour, readable over lines. */
function write(pen: Pen, text: string, x: number, y: number, color: string, ink: Ink): void {
  pen.font = labelFont(ink.font);
  pen.textBaseline = 'middle';
  const { strokeStyle } = pen;
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = ink.halo;
  pen.fillStyle = color;
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
  pen.lineWidth = 1;
  pen.strokeStyle = strokeStyle;
}
