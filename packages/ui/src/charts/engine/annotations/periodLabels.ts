import type { ChartPeriod } from '../../data/series.ts';
import { labelGapPx, type Measure, shortened } from './text.ts';

/** Rows of labels above a plot; labels that do not fit are left to the description of the chart. */
const mostRows = 2;
/** Distance from the start of a period to its label. */
const indentPx = 4;

export interface PeriodMark {
  /** Left and right edge in the plot. */
  start: number;
  end: number;
  label: PeriodLabel | null;
}

interface PeriodLabel {
  text: string;
  x: number;
  width: number;
  /** 0 is next to the plot. */
  row: number;
  /** Whether a line leads from the plot to the label: the label begins at the start of its period. */
  isAtStart: boolean;
}

interface Span {
  from: number;
  to: number;
  width: number;
}

/**
 * Positions of periods and their labels. Later periods take the lower rows, so that no line to an upper row crosses a
 * label.
 */
export function periodMarks(
  periods: readonly ChartPeriod[],
  { from, to, width }: Span,
  measure: Measure,
): PeriodMark[] {
  /** Left end of what is placed so far in each row. */
  const rows: number[] = Array.from({ length: mostRows }, () => Infinity);
  const xOf = (time: number) => Math.min(width, Math.max(0, ((time - from) / (to - from)) * width));
  return periods
    .filter((period) => period.to > from && period.from < to)
    .toSorted((a, b) => b.from - a.from)
    .map((period) => {
      const start = xOf(period.from);
      const end = xOf(period.to);
      const text = shortened(period.label, width - 2 * indentPx, measure);
      const length = measure(text);
      const x = Math.min(start + indentPx, width - indentPx - length);
      const row = rows.findIndex((_, index) => x + length + labelGapPx <= Math.min(...rows.slice(index)));
      if (text === '' || row < 0) return { start, end, label: null };
      const isAtStart = x >= start;
      rows[row] = Math.min(x, isAtStart ? start : x);
      return { start, end, label: { text, x, width: length, row, isAtStart } };
    });
}

/** Number of rows that the labels need. */
export const rowsOf = (marks: readonly PeriodMark[]): number =>
  Math.max(0, ...marks.map(({ label }) => (label ? label.row + 1 : 0)));
