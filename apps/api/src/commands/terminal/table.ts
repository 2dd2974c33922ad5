import { print } from '../command.ts';

/** Prints rows below their headers, in columns as wide as their longest text. */
export function printTable(headers: string[], rows: string[][]): void {
  const widths = headers.map((header, column) => Math.max(header.length, ...rows.map((row) => row[column]!.length)));
  for (const row of [headers, ...rows]) {
    print(
      row
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
  }
}

export function timeText(time: Date | null): string {
  return time === null ? 'never' : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
