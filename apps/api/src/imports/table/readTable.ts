import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { zoneOf } from '../../time/zone.ts';
import { LongColumn, Rows, WideColumn } from '../readColumns.ts';
import type { FileColumn, FileContent, Findings } from '../readings.ts';
import { Refusal } from '../refusal.ts';
import { sentence } from '../../sentence.ts';
import type { Source } from '../source.ts';
import { encodingOf, headText, readText } from '../text.ts';
import { CellReader, validityOf } from './cells.ts';
import { delimiterName, detectDialect, type Dialect } from './dialect.ts';
import { type Layout, layoutOf, type LayoutOptions, type LongValues, type ValueColumn } from './layout.ts';
import type { Decimal } from './numbers.ts';
import { DoubledHours } from './civilTimes.ts';
import { type DateOrder, StampReader } from './stamps.ts';

export interface TableOptions extends LayoutOptions {
  encoding?: string | undefined;
  decimal?: Decimal | undefined;
  /** IANA name or offset of times that name none. */
  timeZone?: string | undefined;
  dateOrder?: DateOrder | undefined;
  /** Numbers that mean a missing value, in addition to the usual ones. */
  missing: readonly number[];
  /** Unpacked characters read so far. */
  onProgress?: ((characters: number) => void) | undefined;
}

/** A longer line is no row of a table. */
const longestLine = 1 << 20;
/** A row with line breaks in its cells is no longer, in characters. */
const longestRow = 4 << 20;

/** Reads CSV and other tables in text. @throws Refusal if the file is no table, or can be read in two ways */
export async function readTable(source: Source, options: TableOptions, findings: Findings): Promise<FileContent> {
  const encoding = options.encoding ?? encodingOf(source);
  const dialect = detectDialect(source.name, headText(source, encoding), options);
  findings.columns = unread(dialect.header);
  const layout = layoutOf(source.name, dialect.header, options);
  const reader = new TableReader(source.name, dialect, layout, options, findings);
  await reader.read(readText(source, encoding));
  const details = { format: layout.format, encoding, delimiter: delimiterName(dialect.delimiter) };
  const id = dialect.decimal === ',' ? 'imports.plan.dialectWithComma' : 'imports.plan.dialect';
  const content = { format: sentence(id, details), ...reader.finish() };
  if (layout.values.kind === 'wide') {
    const leftOut = dialect.header.filter((heading) => options.mapped.get(heading) === '');
    findings.columns = unread([...layout.values.unknown, ...leftOut]);
  } else findings.columns = [];
  return content;
}

const unread = (headings: readonly string[]): FileColumn[] =>
  headings.filter((heading) => heading !== '').map((heading) => ({ heading }));

class TableReader {
  readonly #name: string;
  readonly #dialect: Dialect;
  readonly #layout: Layout;
  readonly #options: TableOptions;
  readonly #findings: Findings;
  readonly #stamps: StampReader;
  readonly #cells: CellReader;
  readonly #doubled = new DoubledHours();
  /** Of tables with a value per row, by station, parameter and unit of the file. */
  readonly #long = new Map<string, Map<string, Map<string, LongColumn>>>();
  /** Of other tables, by station. */
  readonly #wide = new Map<string, { rows: Rows; columns: WideColumn[] }>();
  #line = 0;
  #row = 0;
  #characters = 0;
  /** Characters up to the last part that completed a row. */
  #charactersOfRows = 0;
  #hasQuotes = false;

  constructor(name: string, dialect: Dialect, layout: Layout, options: TableOptions, findings: Findings) {
    this.#name = name;
    this.#dialect = dialect;
    this.#layout = layout;
    this.#options = options;
    this.#findings = findings;
    const zone = options.timeZone ?? layout.timeZone;
    this.#stamps = new StampReader(zone === undefined ? undefined : zoneOf(zone), options.dateOrder);
    this.#cells = new CellReader(dialect.decimal, options.missing, findings);
  }

  async read(text: AsyncGenerator<string>): Promise<void> {
    const { delimiter } = this.#dialect;
    const stream = Readable.from(this.#watched(text));
    await new Promise<void>((resolve, reject) => {
      Papa.parse<string[]>(stream, {
        delimiter,
        chunk: ({ data, errors }, parser) => {
          try {
            this.#readRows(data, errors);
          } catch (error) {
            // First of all, because `abort` calls `complete`.
            reject(error);
            parser.abort();
            stream.destroy();
          }
        },
        complete: () => resolve(),
        error: reject,
      });
    });
    if (this.#options.timeZone === undefined && this.#layout.timeZone === undefined && this.#stamps.hasZonelessStamps) {
      throw new Refusal('imports.refusals.zoneless', { name: this.#name });
    }
  }

  async *#watched(text: AsyncGenerator<string>): AsyncGenerator<string> {
    let sinceLine = 0;
    for await (const part of text) {
      this.#characters += part.length;
      this.#options.onProgress?.(this.#characters);
      this.#hasQuotes ||= part.includes('"');
      const lineEnd = part.lastIndexOf('\n');
      sinceLine = lineEnd < 0 ? sinceLine + part.length : part.length - lineEnd;
      if (sinceLine > longestLine) throw new Refusal('imports.refusals.longLine', { name: this.#name });
      yield part;
    }
  }

  /** @throws Refusal if a quotation mark is never closed: the rest of the file is then one cell */
  #readRows(rows: readonly string[][], errors: readonly Papa.ParseError[]): void {
    const unclosed = errors.find(({ code }) => code === 'MissingQuotes')?.row;
    const misquoted = new Set(errors.flatMap(({ code, row }) => (code === 'InvalidQuotes' ? [row] : [])));
    for (const [index, row] of rows.entries()) {
      if (index === unclosed) throw this.#unclosedQuote();
      this.#readRow(row, misquoted.has(index));
    }
    if (rows.length > 0) this.#charactersOfRows = this.#characters;
    // The parser reads all text since the quotation mark again with each part.
    else if (this.#characters - this.#charactersOfRows > longestRow) throw this.#unclosedQuote();
  }

  #unclosedQuote(): Refusal {
    return new Refusal('imports.refusals.unclosedQuote', { name: this.#name, line: this.#line + 1 });
  }

  /** @param isMisquoted whether a quotation mark inside a quoted cell is not doubled */
  #readRow(row: string[], isMisquoted: boolean): void {
    const line = ++this.#line;
    if (this.#hasQuotes) for (const cell of row) if (cell.includes('\n')) this.#line += cell.split('\n').length - 1;
    // Rows count here, because a cell above the header may have several lines.
    if (++this.#row <= this.#dialect.headerRow) return;
    if (isMisquoted && this.#line > line) {
      this.#findings.reject(line, sentence('imports.rows.badQuotes', { count: this.#line - line + 1 }));
      return;
    }
    if (row.length === 1 && row[0] === '') return;
    const { time, hour, values } = this.#layout;
    const text = row[time];
    if (text === undefined) return this.#rejectWidth(row, line);
    if (row.every((cell) => cell.trim() === '')) {
      this.#findings.blankRows++;
      return;
    }
    this.#findings.rows++;
    if (this.#isTooLong(row)) return this.#rejectWidth(row, line);
    const timeText = hour === undefined ? undefined : row[hour];
    if (hour !== undefined && timeText === undefined) return this.#rejectWidth(row, line);
    const instant = this.#stamps.read(text, timeText);
    if (Number.isNaN(instant)) this.#findings.reject(line, this.#stamps.problem);
    else if (values.kind === 'long') this.#readLong(row, line, instant, values);
    else this.#readWide(row, line, instant, values.columns);
  }

  #readLong(row: string[], line: number, instant: number, values: LongValues): void {
    const [heading, cell] = [row[values.parameter], row[values.value]];
    if (heading === undefined || cell === undefined) return this.#rejectWidth(row, line);
    const validity = values.flag === undefined ? undefined : validityOf(row[values.flag] ?? '');
    if (values.flag !== undefined && validity === undefined) {
      return this.#findings.reject(line, sentence('imports.rows.badFlag', { text: row[values.flag] ?? '' }));
    }
    const column = this.#longColumn(
      this.#stationOf(row),
      heading,
      values.unit === undefined ? '' : (row[values.unit] ?? ''),
    );
    const time = this.#timeOf(column, instant);
    if (this.#readCell(cell, line, heading)) {
      // A flag of the file that is worse than that of the cell wins.
      const flag = validity === undefined || validity === 1 ? this.#cells.flag : validity;
      column.add(time, this.#cells.value, flag, line);
    } else if (validity !== undefined && validity < 0) column.add(time, Number.NaN, validity, line);
    return undefined;
  }

  #readWide(row: string[], line: number, instant: number, columns: readonly ValueColumn[]): void {
    const last = columns.at(-1)!.index;
    if (row.length <= last) return this.#rejectWidth(row, line);
    const station = this.#stationOf(row);
    const ofStation = this.#wideColumns(station, columns);
    ofStation.rows.add(this.#timeOf(ofStation, instant), line);
    for (let position = 0; position < columns.length; position++) {
      const { index, heading } = columns[position]!;
      const column = ofStation.columns[position]!;
      if (this.#readCell(row[index]!, line, heading)) column.add(this.#cells.value, this.#cells.flag);
      else column.addGap();
    }
    return undefined;
  }

  /** @param key the rows that share one clock */
  #timeOf(key: unknown, instant: number): number {
    return this.#doubled.pick(key, instant, this.#stamps.later);
  }

  /** @returns whether the cell has a value; it is then in `#cells` */
  #readCell(cell: string, line: number, heading: string): boolean {
    const outcome = this.#cells.read(cell);
    if (outcome === 'bad') this.#findings.reject(line, sentence('imports.rows.badNumber', { text: cell, heading }));
    else if (outcome === 'value' && this.#cells.value < 0) this.#findings.negative++;
    return outcome === 'value';
  }

  /** A decimal comma without quotation marks moves the cells behind it. Empty cells at the end do no harm. */
  #isTooLong(row: string[]): boolean {
    const { length } = this.#dialect.header;
    return row.length > length && row.slice(length).some((cell) => cell.trim() !== '');
  }

  #rejectWidth({ length }: string[], line: number): void {
    const { header } = this.#dialect;
    this.#findings.reject(line, sentence('imports.rows.cells', { count: length, expected: header.length }));
  }

  #stationOf(row: string[]): string {
    const { station } = this.#layout;
    return station === undefined ? '' : (row[station] ?? '').trim();
  }

  #wideColumns(station: string, columns: readonly ValueColumn[]): { rows: Rows; columns: WideColumn[] } {
    let found = this.#wide.get(station);
    if (found === undefined) {
      const rows = new Rows();
      const made = columns.map(
        ({ parameter, heading, unit }) =>
          new WideColumn({ station: station || undefined, parameter, heading, unit }, rows),
      );
      this.#wide.set(station, (found = { rows, columns: made }));
    }
    return found;
  }

  #longColumn(station: string, heading: string, unit: string): LongColumn {
    let ofStation = this.#long.get(station);
    if (ofStation === undefined) this.#long.set(station, (ofStation = new Map()));
    let ofHeading = ofStation.get(heading);
    if (ofHeading === undefined) ofStation.set(heading, (ofHeading = new Map()));
    let column = ofHeading.get(unit);
    if (column === undefined) {
      const parameter = this.#options.parameterOf(heading) ?? heading;
      column = new LongColumn({ station: station || undefined, parameter, heading, unit: unit || undefined });
      ofHeading.set(unit, column);
    }
    return column;
  }

  /** @throws Refusal if the order of its dates is unclear */
  finish(): Omit<FileContent, 'format'> {
    this.#stamps.checkOrder(this.#name);
    const long = [...this.#long.values()].flatMap((ofStation) =>
      [...ofStation.values()].flatMap((ofHeading) => [...ofHeading.values()]),
    );
    const columns = [...long, ...[...this.#wide.values()].flatMap((ofStation) => ofStation.columns)];
    this.#findings.ambiguousTimes += this.#doubled.unpaired;
    const { values, stamp } = this.#layout;
    if (values.kind === 'wide' && values.unknown.length > 0) {
      this.#findings.notes.push(sentence('imports.plan.columnsLeftOut', { columns: values.unknown.join(', ') }));
    }
    const timeZone = this.#stamps.hasZonelessStamps
      ? (this.#options.timeZone ?? this.#layout.timeZone ?? 'UTC')
      : undefined;
    return { timeZone, hasDatesOnly: !this.#stamps.hasTimesOfDay, stamp, columns };
  }
}
