import { print } from '../command.ts';

/** Prints rows below their headers, in columns as wide as their longest text. */
export function printTable(headers: string[], rows: string[][]): void {
  // Reduced, because a large network has more rows than a call can have arguments.
  const widths = headers.map((header, column) =>
    rows.reduce((width, row) => Math.max(width, row[column]!.length), header.length),
  );
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
