import { PEN_UP } from './m4.ts';
import type { Pen } from './pen.ts';
import { positionOf, type ValueScale } from './valueScale.ts';

/** Dashes of a dense line are longer than those of the legend: its strokes are mostly upright. */
const stretch = 2;
/** Opacity of what is between the dashes: a gap would hide values. */
const faint = 0.35;
/** A short function that is called often is optimised earlier than a long loop. */
const pointsPerCall = 256;

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
  const pattern = patternOf(dash);
  for (const isDash of [0, 1]) {
    pen.globalAlpha = isDash ? 1 : faint;
    pen.beginPath();
    for (let start = 0; start < kept.length; start += pointsPerCall) {
      tracePieces(pen, times, values, kept, place, log, pattern, isDash, start);
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** One entry for each pixel of a period of the dashes: 1 in a dash. */
function patternOf(dash: readonly number[]): Uint8Array {
  return Uint8Array.from(
    dash.flatMap((part, index) => Array.from({ length: part * stretch }, () => (index % 2 === 0 ? 1 : 0))),
  );
}

/** Adds the pieces of up to `pointsPerCall` points that end in a dash, or between dashes. */
function tracePieces(
  pen: Pen,
  times: Float64Array,
  values: Float32Array,
  kept: Int32Array,
  place: Float64Array,
  log: ValueScale | null,
  pattern: Uint8Array,
  isDash: number,
  start: number,
): void {
  const [perMillisecond, left, perUnit, bottom] = [place[0]!, place[1]!, place[2]!, place[3]!];
  const end = Math.min(kept.length, start + pointsPerCall);
  let hasBefore = false;
  let isDown = false;
  let beforeX = 0;
  let beforeY = 0;
  for (let position = Math.max(0, start - 1); position < end; position++) {
    const index = kept[position]!;
    if (index === PEN_UP) {
      hasBefore = false;
      isDown = false;
      continue;
    }
    const value = values[index]!;
    const x = times[index]! * perMillisecond + left;
    const y = (log ? positionOf(log, value) : value) * perUnit + bottom;
    // The point before the first one of this call can only begin a piece.
    const isIn = hasBefore && pattern[Math.max(0, Math.floor(x)) % pattern.length] === isDash;
    if (isIn) {
      if (!isDown) pen.moveTo(beforeX, beforeY);
      pen.lineTo(x, y);
    }
    isDown = isIn;
    hasBefore = true;
    beforeX = x;
    beforeY = y;
  }
}
