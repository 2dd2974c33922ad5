import type { ChartSeries } from '../data/series.ts';
import { valueTable } from './columns.ts';

export interface CsvTable {
  series: readonly ChartSeries[];
  from: number;
  to: number;
  /** Headers of the two time columns: UTC and civil time. */
  utcHead: string;
  localHead: string;
  formatTime: (time: number) => string;
  /** Header of a flag column. */
  flagHead: (label: string) => string;
}

/**
 * Writes decimal points and UTC times, so that every program parses them the same; a missing value is an empty cell.
 */
export function toCsv({ series, from, to, utcHead, localHead, formatTime, flagHead }: CsvTable): string {
  const { times, columns } = valueTable(series, from, to);
  const heads = columns.flatMap(({ label, unit, flags }) => [
    `${label} (${unit})`,
    ...(flags ? [flagHead(label)] : []),
  ]);
  const lines = [[utcHead, localHead, ...heads].map(cell).join(',')];
  times.forEach((time, row) => {
    const values = columns.flatMap(({ values: column, decimals, flags }) => {
      const value = column[row]!;
      const text = Number.isNaN(value) ? '' : value.toFixed(decimals);
      return flags ? [text, flags[row] === 0 ? '' : String(flags[row])] : [text];
    });
    lines.push([new Date(time).toISOString(), cell(formatTime(time)), ...values].join(','));
  });
  // Without the byte order mark, Excel assumes another encoding.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Escapes a name that begins like a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
