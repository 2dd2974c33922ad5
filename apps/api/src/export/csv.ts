import { type Language, tagOf } from '../language.ts';
import { ByteWriter } from './byteWriter.ts';
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
const decimalMarks = { point: '.', comma: ',' } as const satisfies Record<DecimalMark, string>;
/** Excel recognises UTF-8 by it. */
const byteOrderMark = '\uFEFF';
const lineEnd = Buffer.from('\r\n');

/**
 * A sheet as CSV, several lines at a time: quoted as in RFC 4180, and without text that a spreadsheet would run as a
 * formula. Each piece is valid until the next is requested.
 */
export async function* csvPieces({ rows }: Sheet, marks: CsvMarks): AsyncGenerator<Buffer> {
  const out = new ByteWriter();
  const separator = Buffer.from(separators[marks.separator]);
  out.text(byteOrderMark);
  for await (const block of blocksOf(rows())) {
    for (const cells of block) {
      for (let index = 0; index < cells.length; index++) {
        if (index > 0) out.bytes(separator);
        writeCell(out, cells[index], marks);
      }
      out.bytes(lineEnd);
      if (out.isFull) yield out.take();
    }
  }
  yield out.take();
}

/** {@link csvPieces} that stay valid. */
export async function* csvStream(sheet: Sheet, marks: CsvMarks): AsyncGenerator<Buffer> {
  for await (const piece of csvPieces(sheet, marks)) yield Buffer.from(piece);
}

function writeCell(out: ByteWriter, cell: Cell, marks: CsvMarks): void {
  const separator = separators[marks.separator];
  const mark = decimalMarks[marks.decimalMark];
  // A number is quoted only if its decimal mark separates fields.
  if (mark !== separator && cell !== undefined && 'number' in cell && Number.isFinite(cell.number)) {
    const digits = digitsOf(cell.style);
    if (digits !== undefined) {
      out.fixed(cell.number, digits, mark);
      return;
    }
  }
  out.text(quoted(textOf(cell, mark), separator));
}

function textOf(cell: Cell, decimalMark: string): string {
  if (cell === undefined) return '';
  if ('text' in cell) return harmless(cell.text);
  if ('civil' in cell) {
    const length = cell.isDay ? 10 : 16;
    return new Date(Math.round(cell.civil) * 1000).toISOString().slice(0, length).replace('T', ' ');
  }
  if (!Number.isFinite(cell.number)) return '';
  const digits = digitsOf(cell.style);
  const number = digits === undefined ? String(cell.number) : cell.number.toFixed(digits);
  return number.replace('.', decimalMark);
}

const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).toWellFormed();

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
