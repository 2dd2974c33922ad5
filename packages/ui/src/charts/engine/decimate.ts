import { lookThrough, type Sums } from './m4.ts';
import type { ChartSeries } from '../data/series.ts';

/** Two columns to a pixel at least: at one, a steep edge may miss its pixel. */
const columnsPerPixel = 2;
/** Columns come in steps, so that a graph that grows by a pixel is not decimated again. */
const columnStep = 256;
/** A gap of half a column, a quarter of a pixel, still shows between two strokes. */
const gapsPerColumn = 2;

/** How many columns a graph of a width is decimated to. */
export function columnsFor(widthPx: number): number {
  return columnStep * Math.max(1, Math.ceil((widthPx * columnsPerPixel) / columnStep));
}

/** What one pass over the values in view finds: the points to draw, and the sums that the statistics are made of. */
export interface Decimation {
  /** How finely the view was divided. */
  columns: number;
  /** Indices of the points that are drawn, `PEN_UP` where the pen is lifted. */
  kept: Int32Array;
  sums: Sums;
}

/** One pass over the values in `[from, to)`. Line, scale, statistics and saved picture all take its result. */
export function decimate({ times, values }: ChartSeries, from: number, to: number, columns: number): Decimation {
  const minGapMs = (to - from) / columns / gapsPerColumn;
  return { columns, ...lookThrough(times, values, from, to, columns, minGapMs) };
}
