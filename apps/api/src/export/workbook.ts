import { ByteWriter } from './byteWriter.ts';
import { sheetNames } from './sheetNames.ts';
import { type ZipEntry, zipStream } from './zip.ts';

/** Cell formats, by their index in the style sheet. */
export const style = {
  general: 0,
  dateTime: 1,
  header: 2,
  offset: 3,
  integer: 4,
  /** Text that is never interpreted as a formula. */
  text: 5,
  /** Style for this number of digits after the decimal mark, 0 to 6. */
  decimals: (digits: number): number => 6 + Math.min(6, Math.max(0, digits)),
  date: 13,
  /** An offset that is no whole number of hours. */
  partialOffset: 14,
} as const;

const withAllDigits: ReadonlySet<number> = new Set([style.text, style.date, style.partialOffset]);

/** Digits after the decimal mark of a cell in this style; undefined: all digits. */
export function digitsOf(cellStyle: number): number | undefined {
  return cellStyle >= style.integer && !withAllDigits.has(cellStyle)
    ? Math.max(0, cellStyle - style.decimals(0))
    : undefined;
}

export type Cell =
  | { text: string; style?: number }
  | { number: number; style: number }
  /** Civil time as seconds since 1970; for a day only the date is shown. */
  | { civil: number; isDay?: true }
  | undefined;

export interface Sheet {
  /** Free text; made unique and valid for Excel. */
  name: string;
  /** Width of each column, in characters. */
  widths: readonly number[];
  /** Rows and columns that stay visible when scrolling. */
  frozen?: { rows: number; columns: number };
  /** Its first row has a button per column that filters and sorts the others. */
  hasFilter?: boolean;
  rows: () => Rows;
}

type Row = readonly Cell[];
/** Asynchronous rows come in blocks: awaiting each row would take longer than writing it. */
export type Rows = Iterable<Row> | AsyncIterable<Iterable<Row>>;

export async function* blocksOf(rows: Rows): AsyncGenerator<Iterable<Row>> {
  if (Symbol.iterator in rows) yield rows;
  else yield* rows;
}

/** Rows of one sheet, header included. */
export const rowsPerSheet = 1_048_576;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * An .xlsx file as a stream. The first sheet is shown first.
 *
 * @param written time of the files in the archive, seconds since 1970
 */
export function workbookStream(sheets: readonly Sheet[], written: number): AsyncGenerator<Buffer> {
  const names = sheetNames(sheets.map(({ name }) => name));
  const numbers = sheets.map((_, index) => index + 1);
  const fixed = (name: string, text: string): ZipEntry => ({ name, content: () => [Buffer.from(declaration + text)] });
  const entries = [
    fixed(
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
        `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/>` +
        `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>` +
        numbers
          .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${contentType}.worksheet+xml"/>`)
          .join('') +
        `</Types>`,
    ),
    fixed(
      '_rels/.rels',
      `<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    fixed(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${numbers
        .map((n) => `<sheet name="${escapeXml(names[n - 1]!)}" sheetId="${n}" r:id="rId${n}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    fixed(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packageRelationships}">` +
        numbers
          .map(
            (n) => `<Relationship Id="rId${n}" Type="${relationships}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
          )
          .join('') +
        `<Relationship Id="rIdStyles" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    ),
    fixed('xl/styles.xml', styleSheet()),
    ...sheets.map((sheet, index): ZipEntry => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: () => sheetXml(sheet),
    })),
  ];
  return zipStream(entries, written);
}

function styleSheet(): string {
  const formats = [
    'yyyy\\-mm\\-dd\\ hh:mm',
    '"UTC"+0;"UTC"\\-0',
    ...Array.from({ length: 6 }, (_, n) => `0.${'0'.repeat(n + 1)}`),
    'yyyy\\-mm\\-dd',
    '"UTC"+0.0#;"UTC"\\-0.0#',
  ];
  const cell = (format: number, more = ''): string =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;
  const cells = [
    cell(0),
    cell(164),
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1" quotePrefix="1"><alignment vertical="top" wrapText="1"/></xf>',
    cell(165),
    cell(1),
    cell(0, ' quotePrefix="1"'),
    cell(1),
    ...Array.from({ length: 6 }, (_, n) => cell(166 + n)),
    cell(172),
    cell(173),
  ];
  return (
    `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">` +
    formats.map((format, n) => `<numFmt numFmtId="${164 + n}" formatCode="${escapeXml(format)}"/>`).join('') +
    `</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
    `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
    `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`
  );
}

/** Each piece is valid until the next is requested. */
async function* sheetXml({ widths, frozen, hasFilter = false, rows }: Sheet): AsyncGenerator<Uint8Array> {
  const out = new ByteWriter();
  const openings = widths.map((_, index) => Buffer.from(`<c r="${columnName(index)}`));
  out.text(
    `${declaration}<worksheet xmlns="${main}">${frozen === undefined ? '' : paneXml(frozen)}<cols>${widths
      .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
      .join('')}</cols><sheetData>`,
  );
  let number = 0;
  for await (const block of blocksOf(rows())) {
    for (const cells of block) {
      number++;
      out.bytes(xml.row);
      out.count(number);
      out.bytes(xml.attributeEnd);
      for (let index = 0; index < cells.length; index++) writeCell(out, cells[index], openings[index]!, number);
      out.bytes(xml.rowEnd);
      if (out.isFull) yield out.take();
    }
  }
  const filter = hasFilter && number > 0 ? `<autoFilter ref="A1:${columnName(widths.length - 1)}${number}"/>` : '';
  out.text(`</sheetData>${filter}</worksheet>`);
  yield out.take();
}

function paneXml({ rows, columns }: { rows: number; columns: number }): string {
  return (
    `<sheetViews><sheetView workbookViewId="0"><pane xSplit="${columns}" ySplit="${rows}" ` +
    `topLeftCell="${columnName(columns)}${rows + 1}" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>`
  );
}

const xml = {
  row: Buffer.from('<row r="'),
  attributeEnd: Buffer.from('">'),
  rowEnd: Buffer.from('</row>'),
  valueEnd: Buffer.from('</v></c>'),
  textEnd: Buffer.from('</t></is></c>'),
  /** By style. */
  value: Array.from({ length: style.partialOffset + 1 }, (_, index) => Buffer.from(`" s="${index}"><v>`)),
  text: Array.from({ length: style.partialOffset + 1 }, (_, index) =>
    Buffer.from(`" s="${index}" t="inlineStr"><is><t xml:space="preserve">`),
  ),
};

function writeCell(out: ByteWriter, cell: Cell, opening: Uint8Array, row: number): void {
  if (cell === undefined || ('number' in cell && !Number.isFinite(cell.number))) return;
  out.bytes(opening);
  out.count(row);
  if ('text' in cell) {
    out.bytes(xml.text[cell.style ?? style.text]!);
    out.text(escapeXml(cell.text));
    out.bytes(xml.textEnd);
    return;
  }
  if ('civil' in cell) {
    out.bytes(xml.value[cell.isDay ? style.date : style.dateTime]!);
    out.text(String(cell.civil / secondsPerDay + epochInExcel));
  } else {
    out.bytes(xml.value[cell.style]!);
    out.shortest(cell.number, digitsOf(cell.style) ?? 0);
  }
  out.bytes(xml.valueEnd);
}

const secondsPerDay = 86_400;
/** Days from 1899-12-30, the epoch of Excel, to 1970-01-01. */
const epochInExcel = 25_569;

/** A, B, … Z, AA, … */
export function columnName(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
}

/** Limit of a cell in Excel. */
const longestText = 32_767;

/** Removes characters that XML does not allow, and keeps Excel from decoding `_x0041_` to a letter. */
export function escapeXml(text: string): string {
  return (
    text
      .slice(0, longestText)
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these characters are removed
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
