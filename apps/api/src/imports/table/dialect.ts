import Papa from 'papaparse';
import { Refusal } from '../refusal.ts';
import { sentence, type Words } from '../../sentence.ts';
import { isTimeHeading } from './layout.ts';
import { type Decimal, decimalOfCells } from './numbers.ts';
import { isDateText } from './stamps.ts';

export interface Dialect {
  delimiter: string;
  decimal: Decimal;
  /** Row of the header, from 1. */
  headerRow: number;
  header: string[];
  /** Some rows below the header. */
  sample: string[][];
}

export interface DialectOptions {
  decimal?: Decimal | undefined;
}

const delimiters = ['\t', ';', ',', '|'];
/** Lines that are inspected. */
const sampleLines = 400;
const longestPreamble = 60;

const delimiterNames: Readonly<Record<string, Words>> = {
  '\t': sentence('imports.plan.tab'),
  ';': sentence('imports.plan.semicolon'),
  ',': sentence('imports.plan.comma'),
  '|': sentence('imports.plan.bar'),
};
export const delimiterName = (delimiter: string): Words => delimiterNames[delimiter] ?? delimiter;

/** Delimiter, header and decimal mark of a table. @throws Refusal if there is no header, or the decimal mark is unclear */
export function detectDialect(name: string, text: string, options: DialectOptions = {}): Dialect {
  // The last line of the sample may be cut.
  const whole = text.length > 100_000 ? text.slice(0, text.lastIndexOf('\n')) : text;
  const tables = delimiters.map((delimiter) => ({ delimiter, ...widthOf(whole, delimiter) }));
  const best = tables.reduce((one, other) => (other.score > one.score ? other : one));
  if (best.width < 2) throw new Refusal('imports.refusals.noTable', { name });
  const { delimiter, rows, width } = best;
  const headerIndex = rows.findIndex((row) => row.length === width);
  const header = rows[headerIndex]!.map((cell) => cell.trim());
  if (headerIndex > longestPreamble) throw new Refusal('imports.refusals.noHeader', { name, lines: longestPreamble });
  if (header.some(isDateText)) {
    throw new Refusal('imports.refusals.valuesInHeader', { name, line: headerIndex + 1 });
  }
  const sample = rows.slice(headerIndex + 1).filter((row) => row.length >= 2);
  if (sample.length === 0) throw new Refusal('imports.refusals.noRows', { name });
  // 18.00 is a time of day, and tells nothing about numbers.
  const cells = sample.flatMap((row) => row.filter((_, index) => !isTimeHeading(header[index] ?? '')));
  const decimal =
    options.decimal ??
    decimalOfCells(
      cells.map((cell) => cell.trim()),
      delimiter,
    );
  if (decimal === undefined) {
    throw new Refusal('imports.refusals.ambiguousNumbers', { name });
  }
  return { delimiter, decimal, headerRow: headerIndex + 1, header, sample };
}

/** The usual number of cells in a row, and how well the delimiter fits. */
function widthOf(text: string, delimiter: string): { rows: string[][]; width: number; score: number } {
  const rows = Papa.parse<string[]>(text, { delimiter, preview: sampleLines }).data;
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width = 1, count = 0] = [...counts].reduce<[number, number] | []>(
    (best, entry) => (best[1] === undefined || entry[1] > best[1] ? entry : best),
    [],
  );
  // A decimal comma divides only some cells, and rarely the header: the header decides between equal shares.
  const inHeader = rows[0]?.length === width ? 0.5 : 0;
  return { rows, width, score: width < 2 ? 0 : count / rows.length + inHeader + Math.min(width, 50) / 1000 };
}
