import { lookThrough, type Sums } from './m4.ts';
import type { ChartSeries } from '../data/series.ts';

/** Two columns to a pixel at least: at one, a steep edge may miss its pixel. */
const COLUMNS_PER_PIXEL = 2;
/** Columns come in steps, so that a graph that grows by a pixel is not looked at anew. */
const COLUMN_STEP = 256;
/** A gap of half a column, a quarter of a pixel, still shows between two strokes. */
const GAPS_PER_COLUMN = 2;

export function columnsFor(width: number): number {
  return COLUMN_STEP * Math.max(1, Math.ceil((width * COLUMNS_PER_PIXEL) / COLUMN_STEP));
}

interface Look {
  times: Float64Array;
  from: number;
  to: number;
  columns: number;
  /** Indices of what is drawn. */
  kept: Int32Array;
  /** What its figures are made of. */
  sums: Sums;
}

const looks = new WeakMap<Float32Array, { whole?: Look; part?: Look }>();

/**
 * One pass over what is in view. The last look at a series is kept, for its figures and its line are asked for apart; and
 * so is that at all of it, which the overview shows, and the graph when it is whole again.
 */
export function lookAt(
  { times, values }: ChartSeries,
  from: number,
  to: number,
  columns: number,
): Pick<Look, 'kept' | 'sums'> {
  const known = looks.get(values) ?? {};
  const isThis = (look?: Look) =>
    look?.times === times && look.from === from && look.to === to && look.columns === columns;
  if (known.whole && isThis(known.whole)) return known.whole;
  if (known.part && isThis(known.part)) return known.part;
  const minGap = (to - from) / columns / GAPS_PER_COLUMN;
  const look = { times, from, to, columns, ...lookThrough(times, values, from, to, columns, minGap) };
  const isWhole = times.length > 0 && from <= times[0]! && to > times.at(-1)!;
  looks.set(values, isWhole ? { whole: look } : { ...known, part: look });
  return look;
}
