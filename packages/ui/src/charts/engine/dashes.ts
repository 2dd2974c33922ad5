import { PEN_UP } from './m4.ts';
import type { Pen } from './pen.ts';
import { positionOf, type ValueScale } from './valueScale.ts';

/** Dashes of a dense line are longer than those of the legend: its strokes are mostly upright. */
const stretch = 2;
/** Opacity of what is between the dashes: a gap would hide values. */
const faint = 0.35;

/**
 * A dense line whose dashes follow the time axis. Dashes along its path could not be recognised, because the path goes
 * up and down many times per pixel.
 *
 * @param place factor and offset from time and from value to pixels
 */
export function drawDenseDashes(
  pen: Pen,
  times: Float64Array,
  values: Float32Array,
  kept: Int32Array,
  place: Float64Array,
  log: ValueScale | null,
  dash: readonly number[],
): void {
  for (const isDash of [false, true]) {
    pen.globalAlpha = isDash ? 1 : faint;
    pen.beginPath();
    tracePieces(pen, times, values, kept, place, log, dash, isDash);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function tracePieces(
  pen: Pen,
  times: Float64Array,
  values: Float32Array,
  kept: Int32Array,
  place: Float64Array,
  log: ValueScale | null,
  dash: readonly number[],
  isDash: boolean,
): void {
  let before = -1;
  let beforeX = 0;
  let beforeY = 0;
  let isDown = false;
  for (const index of kept) {
    if (index === PEN_UP) {
      before = -1;
      isDown = false;
      continue;
    }
    const value = values[index]!;
    const x = times[index]! * place[0]! + place[1]!;
    const y = (log ? positionOf(log, value) : value) * place[2]! + place[3]!;
    const isIn = isInDash(x, dash) === isDash;
    if (isIn && before >= 0) {
      if (!isDown) pen.moveTo(beforeX, beforeY);
      pen.lineTo(x, y);
    }
    isDown = isIn && before >= 0;
    before = index;
    beforeX = x;
    beforeY = y;
  }
}

/** Whether a distance from the left edge is in a dash. */
function isInDash(x: number, dash: readonly number[]): boolean {
  let length = 0;
  for (const part of dash) length += part * stretch;
  let rest = ((x % length) + length) % length;
  for (let part = 0; part < dash.length; part++) {
    rest -= dash[part]! * stretch;
    if (rest < 0) return part % 2 === 0;
  }
  return false;
}
