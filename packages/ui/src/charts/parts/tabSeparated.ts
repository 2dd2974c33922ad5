/**
 * Rows as tab-separated text for the clipboard, with values a spreadsheet parses: hyphen-minus as the sign, empty cells
 * instead of dashes.
 */
export function tabSeparated(rows: Iterable<readonly string[]>): string {
  const cellOf = (text: string) =>
    text === '–' ? '' : text.replaceAll(/\s*[\t\n\r]\s*/g, ' ').replaceAll('\u2212', '-');
  return Array.from(rows, (row) => row.map(cellOf).join('\t')).join('\n');
}
