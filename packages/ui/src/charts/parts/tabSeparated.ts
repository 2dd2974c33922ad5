/** Rows as a spreadsheet takes them from the clipboard: its own minus, no dash for what is missing. */
export function tabSeparated(rows: Iterable<readonly string[]>): string {
  const cellOf = (text: string) =>
    text === '–' ? '' : text.replaceAll(/\s*[\t\n\r]\s*/g, ' ').replaceAll('\u2212', '-');
  return Array.from(rows, (row) => row.map(cellOf).join('\t')).join('\n');
}
