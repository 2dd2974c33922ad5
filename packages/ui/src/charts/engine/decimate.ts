import { scanSamples, type Sums } from './m4.ts';
import type { ChartSeries } from '../data/series.ts';

/** With only one column per pixel, a steep edge can be drawn one pixel off. */
const columnsPerPixel = 2;
/** The number of columns is a multiple of this, so that resizing by a pixel does not decimate again. */
const columnStep = 256;
/** A gap of half a column, a quarter of a pixel, is still visible between two strokes. */
const gapsPerColumn = 2;

/** Number of columns for a chart of a width. */
export function columnsFor(widthPx: number): number {
  return columnStep * Math.max(1, Math.ceil((widthPx * columnsPerPixel) / columnStep));
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
  return { columns, ...scanSamples(times, values, from, to, columns, minGapMs) };
}
