import { PEN_UP, scanSamples, type Sums } from './m4.ts';
import type { ChartSeries } from '../data/series.ts';

/** With only one column per pixel, a steep edge can be drawn one pixel off. */
const columnsPerPixel = 2;
/** The number of columns is a multiple of this, so that resizing by a pixel does not decimate again. */
const columnStep = 256;
/** A gap of half a column, a quarter of a pixel, is still visible between two strokes. */
const gapsPerColumn = 2;

/**
 * Number of columns for a chart of a width. Rounded to the nearest step, because the margins of the plot are wider than
 * the pixels that may then be missing.
 */
export function columnsFor(widthPx: number): number {
  return columnStep * Math.max(1, Math.round((widthPx * columnsPerPixel) / columnStep));
}

/** Result of one pass over the visible values: points to draw, and sums for the statistics. */
export interface Decimation {
  /** Number of columns of the view. */
  columns: number;
  /** Indices of the drawn points; `PEN_UP` interrupts the line. */
  kept: Int32Array;
  sums: Sums;
}

/** One pass over the values in `[from, to)`. Line, scale, statistics and saved picture all use its result. */
export function decimate({ times, values }: ChartSeries, from: number, to: number, columns: number): Decimation {
  const minGapMs = (to - from) / columns / gapsPerColumn;
  const { kept, sums } = scanSamples(times, values, from, to, columns, minGapMs);
  return { columns, kept: withoutPassed(kept, times, values, minGapMs), sums };
}

/** A short function that is called often is optimised earlier than a long loop. */
const pointsPerCall = 256;

/**
 * Leaves out points that the line passes anyway: those between a lower and a higher neighbour, if these are less than
 * `reach` apart. Mostly they are first and last points of columns, a fifth of all, and each takes time to draw.
 */
function withoutPassed(kept: Int32Array, times: Float64Array, values: Float32Array, reach: number): Int32Array {
  let length = 0;
  for (let start = 0; start < kept.length; start += pointsPerCall) {
    length = moveTurns(kept, start, length, times, values, reach);
  }
  return kept.subarray(0, length);
}

/** Moves the points that stay to `length`, and returns the new length. */
function moveTurns(
  kept: Int32Array,
  start: number,
  length: number,
  times: Float64Array,
  values: Float32Array,
  reach: number,
): number {
  const end = Math.min(kept.length, start + pointsPerCall);
  let before = length > 0 ? kept[length - 1]! : PEN_UP;
  let index = kept[start]!;
  for (let position = start; position < end; position++) {
    const after = position + 1 < kept.length ? kept[position + 1]! : PEN_UP;
    if (!isPassed(before, index, after, times, values, reach)) {
      kept[length++] = index;
      before = index;
    }
    index = after;
  }
  return length;
}

function isPassed(
  before: number,
  index: number,
  after: number,
  times: Float64Array,
  values: Float32Array,
  reach: number,
): boolean {
  if (before === PEN_UP || index === PEN_UP || after === PEN_UP || times[after]! - times[before]! >= reach)
    return false;
  const value = values[index]!;
  return value >= values[before]! ? value <= values[after]! : value >= values[after]!;
}
