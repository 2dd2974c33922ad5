import { lowerBound } from '../m4.ts';
import { mergedTimes } from '../rows.ts';
import type { ChartSeries } from '../series.ts';

export interface CsvTable {
  series: readonly ChartSeries[];
  from: number;
  to: number;
  /** Heads of the two columns of times: UTC, and as people there read the clock. */
  utcHead: string;
  localHead: string;
  formatTime: (time: number) => string;
  /** Head of a column of flags. */
  flagHead: (label: string) => string;
}

/** Values with a point and times in UTC, so that every program reads the same; a missing value is an empty cell. */
export function toCsv({ series, from, to, utcHead, localHead, formatTime, flagHead }: CsvTable): string {
  const heads = series.flatMap(({ label, unit, flags }) => [`${label} (${unit})`, ...(flags ? [flagHead(label)] : [])]);
  const lines = [[utcHead, localHead, ...heads].map(cell).join(',')];
  for (const time of mergedTimes(series, from, to)) {
    const values = series.flatMap((one) => {
      const index = lowerBound(one.times, time);
      const isThere = one.times[index] === time;
      const value = isThere ? one.values[index]! : NaN;
      const text = Number.isNaN(value) ? '' : value.toFixed(one.decimals);
      return one.flags ? [text, isThere ? String(one.flags[index]) : ''] : [text];
    });
    lines.push([new Date(time).toISOString(), cell(formatTime(time)), ...values].join(','));
  }
  // Without the mark Excel takes it for another alphabet.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** A name that begins like a formula must not become one. */
function cell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
