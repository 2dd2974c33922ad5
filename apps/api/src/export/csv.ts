import type { Language } from '../language.ts';
import { type Cell, digitsOf, type Sheet } from './workbook.ts';

export type Separator = 'comma' | 'semicolon' | 'tab';
export type DecimalMark = 'point' | 'comma';

export interface CsvMarks {
  separator: Separator;
  decimalMark: DecimalMark;
}

/** What a spreadsheet set to the language expects. */
export const usualMarks: Record<Language, CsvMarks> = {
  en: { separator: 'comma', decimalMark: 'point' },
  sl: { separator: 'semicolon', decimalMark: 'comma' },
  de: { separator: 'semicolon', decimalMark: 'comma' },
};

const separators: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t' };
/** By it Excel knows that the text is UTF-8. */
const byteOrderMark = '\uFEFF';
const pieceSize = 1 << 16;

/** A sheet as CSV, a line at a time: quoted as RFC 4180 says, and no text that a spreadsheet would take for a formula. */
export async function* csvLines({ rows }: Sheet, { separator, decimalMark }: CsvMarks): AsyncGenerator<string> {
  const between = separators[separator];
  yield byteOrderMark;
  for await (const cells of rows()) {
    let line = '';
    for (let index = 0; index < cells.length; index++) {
      if (index > 0) line += between;
      line += quoted(textOf(cells[index], decimalMark), between);
    }
    yield `${line}\r\n`;
  }
}

/** {@link csvLines} as bytes, in pieces worth sending. */
export async function* csvStream(sheet: Sheet, marks: CsvMarks): AsyncGenerator<Buffer> {
  let gathered = '';
  for await (const line of csvLines(sheet, marks)) {
    gathered += line;
    if (gathered.length < pieceSize) continue;
    yield Buffer.from(gathered);
    gathered = '';
  }
  yield Buffer.from(gathered);
}

function textOf(cell: Cell, decimalMark: DecimalMark): string {
  if (cell === undefined) return '';
  if ('text' in cell) return harmless(cell.text);
  if ('civil' in cell) return new Date(Math.round(cell.civil) * 1000).toISOString().slice(0, 16).replace('T', ' ');
  if (!Number.isFinite(cell.number)) return '';
  const digits = digitsOf(cell.style);
  const number = digits === undefined ? String(cell.number) : cell.number.toFixed(digits);
  return decimalMark === 'comma' ? number.replace('.', ',') : number;
}

const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).toWellFormed();

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
