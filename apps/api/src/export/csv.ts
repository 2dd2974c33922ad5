import { type Language, tagOf } from '../language.ts';
import { blocksOf, type Cell, digitsOf, type Sheet } from './workbook.ts';

export type Separator = 'comma' | 'semicolon' | 'tab';
export type DecimalMark = 'point' | 'comma';

export interface CsvMarks {
  separator: Separator;
  decimalMark: DecimalMark;
}

/**
 * Marks that a spreadsheet in this language expects: if the comma is the decimal mark, the semicolon separates fields.
 */
export function usualMarks(language: Language): CsvMarks {
  const parts = new Intl.NumberFormat(tagOf(language)).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',')
    ? { separator: 'semicolon', decimalMark: 'comma' }
    : { separator: 'comma', decimalMark: 'point' };
}

const separators: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t' };
/** Excel recognises UTF-8 by it. */
const byteOrderMark = '\uFEFF';
/** Characters collected before a piece is passed on. */
const pieceLength = 1 << 16;

/**
 * A sheet as CSV, several lines at a time: quoted as in RFC 4180, and without text that a spreadsheet would run as a
 * formula.
 */
export async function* csvText({ rows }: Sheet, { separator, decimalMark }: CsvMarks): AsyncGenerator<string> {
  const between = separators[separator];
  let text = byteOrderMark;
  for await (const block of blocksOf(rows())) {
    for (const cells of block) {
      for (let index = 0; index < cells.length; index++) {
        if (index > 0) text += between;
        text += quoted(textOf(cells[index], decimalMark), between);
      }
      text += '\r\n';
      if (text.length < pieceLength) continue;
      yield text;
      text = '';
    }
  }
  yield text;
}

/** {@link csvText} as bytes. */
export async function* csvStream(sheet: Sheet, marks: CsvMarks): AsyncGenerator<Buffer> {
  for await (const text of csvText(sheet, marks)) yield Buffer.from(text);
}

function textOf(cell: Cell, decimalMark: DecimalMark): string {
  if (cell === undefined) return '';
  if ('text' in cell) return harmless(cell.text);
  if ('civil' in cell) {
    const length = cell.isDay ? 10 : 16;
    return new Date(Math.round(cell.civil) * 1000).toISOString().slice(0, length).replace('T', ' ');
  }
  if (!Number.isFinite(cell.number)) return '';
  const digits = digitsOf(cell.style);
  const number = digits === undefined ? String(cell.number) : cell.number.toFixed(digits);
  return decimalMark === 'comma' ? number.replace('.', ',') : number;
}

const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).toWellFormed();

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
