import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { zoneOf } from '../../time/zone.ts';
import { GrowingReadings } from '../growingReadings.ts';
import type { FileContent, Findings } from '../readings.ts';
import { Refusal } from '../refusal.ts';
import type { Source } from '../source.ts';
import { encodingOf, headText, readText } from '../text.ts';
import { CellReader, validityOf } from './cells.ts';
import { delimiterName, detectDialect, type Dialect } from './dialect.ts';
import { type Layout, layoutOf, type LayoutOptions } from './layout.ts';
import type { Decimal } from './numbers.ts';
import { type DateOrder, DoubledHours, StampReader } from './stamps.ts';

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

/** Reads CSV and other tables in text. @throws Refusal if the file is no table, or can be read in two ways */
export async function readTable(source: Source, options: TableOptions, findings: Findings): Promise<FileContent> {
  const encoding = options.encoding ?? encodingOf(source);
  const dialect = detectDialect(source.name, headText(source, encoding), options);
  const layout = layoutOf(source.name, dialect.header, options);
  const order = options.dateOrder ?? 'dmy';
  const reader = new TableReader(source.name, dialect, layout, options, order, findings);
  await reader.read(readText(source, encoding));
  reader.checkOrder();
  const mark = dialect.decimal === ',' ? ', decimal comma' : '';
  return {
    format: `${layout.format} (${encoding}, ${delimiterName(dialect.delimiter)}${mark})`,
    ...reader.finish(),
  };
}

class TableReader {
  readonly #name: string;
  readonly #dialect: Dialect;
  readonly #layout: Layout;
  readonly #options: TableOptions;
  readonly #findings: Findings;
  readonly #stamps: StampReader;
  readonly #cells: CellReader;
  readonly #doubled = new DoubledHours();
  /** By station, parameter and unit of the file. */
  readonly #readings = new Map<string, Map<string, Map<string, GrowingReadings>>>();
  #line = 0;
  #characters = 0;
  #hasQuotes = false;

  constructor(
    name: string,
    dialect: Dialect,
    layout: Layout,
    options: TableOptions,
    order: DateOrder,
    findings: Findings,
  ) {
    this.#name = name;
    this.#dialect = dialect;
    this.#layout = layout;
    this.#options = options;
    this.#findings = findings;
    const zone = options.timeZone ?? layout.timeZone;
    this.#stamps = new StampReader(zone === undefined ? undefined : zoneOf(zone), order);
    this.#cells = new CellReader(dialect.decimal, options.missing, findings);
  }

  async read(text: AsyncGenerator<string>): Promise<void> {
    const { delimiter } = this.#dialect;
    const stream = Readable.from(this.#watched(text));
    await new Promise<void>((resolve, reject) => {
      Papa.parse<string[]>(stream, {
        delimiter,
        chunk: ({ data }, parser) => {
          try {
            for (const row of data) this.#readRow(row);
          } catch (error) {
            parser.abort();
            stream.destroy();
            reject(error);
          }
        },
        complete: () => resolve(),
        error: reject,
      });
    });
    if (this.#options.timeZone === undefined && this.#layout.timeZone === undefined && this.#stamps.hasZonelessStamps) {
      throw new Refusal(
        `${this.#name} has times without an offset: name their zone with --time-zone, such as Europe/Ljubljana, UTC or +01:00.`,
      );
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
      if (sinceLine > longestLine) throw new Refusal(`${this.#name} has a line of more than 1 million characters.`);
      yield part;
    }
  }

  #readRow(row: string[]): void {
    const line = ++this.#line;
    if (this.#hasQuotes) for (const cell of row) if (cell.includes('\n')) this.#line += cell.split('\n').length - 1;
    if (line <= this.#dialect.headerLine) return;
    if (row.length === 1 && row[0] === '') return;
    const { time, hour, values } = this.#layout;
    const text = row[time];
    if (text === undefined || (text === '' && row.every((cell) => cell.trim() === ''))) {
      if (text === undefined) this.#rejectShort(row, line);
      else this.#findings.blankRows++;
      return;
    }
    this.#findings.rows++;
    if (hour !== undefined && row[hour] === undefined) {
      this.#rejectShort(row, line);
      return;
    }
    const instant = this.#stamps.read(text, hour === undefined ? undefined : row[hour]);
    if (Number.isNaN(instant)) this.#findings.reject(line, this.#stamps.problem);
    else if (values.kind === 'long') this.#readLong(row, line, instant, values);
    else this.#readWide(row, line, instant, values.columns);
  }

  #readLong(row: string[], line: number, instant: number, values: Extract<Layout['values'], { kind: 'long' }>): void {
    const [label, cell] = [row[values.parameter], row[values.value]];
    if (label === undefined || cell === undefined) {
      this.#rejectShort(row, line);
      return;
    }
    const { parameterOf } = this.#options;
    const readings = this.#readingsOf(
      this.#stationOf(row),
      label,
      values.unit === undefined ? '' : (row[values.unit] ?? ''),
      parameterOf,
    );
    const validity = values.flag === undefined ? undefined : validityOf(row[values.flag] ?? '');
    if (values.flag !== undefined && validity === undefined) {
      this.#findings.reject(line, `"${row[values.flag]}" is no known flag`);
      return;
    }
    const time = Number.isNaN(this.#stamps.later) ? instant : this.#doubled.pick(readings, instant, this.#stamps.later);
    this.#addCell(readings, time, cell, line, validity, label);
  }

  #readWide(
    row: string[],
    line: number,
    instant: number,
    columns: Extract<Layout['values'], { kind: 'wide' }>['columns'],
  ): void {
    const station = this.#stationOf(row);
    const time = Number.isNaN(this.#stamps.later) ? instant : this.#doubled.pick(station, instant, this.#stamps.later);
    for (const { index, heading, parameter, unit } of columns) {
      const cell = row[index];
      if (cell === undefined) {
        this.#rejectShort(row, line);
        return;
      }
      const readings = this.#readingsOf(station, heading, unit ?? '', () => parameter);
      this.#addCell(readings, time, cell, line, undefined, heading);
    }
  }

  #rejectShort({ length }: string[], line: number): void {
    const { header } = this.#dialect;
    this.#findings.reject(line, `${length} ${length === 1 ? 'cell' : 'cells'} instead of ${header.length}`);
  }

  #addCell(
    readings: GrowingReadings,
    time: number,
    cell: string,
    line: number,
    validity: number | undefined,
    heading: string,
  ): void {
    const cells = this.#cells;
    const outcome = cells.read(cell);
    if (outcome === 'bad') this.#findings.reject(line, `"${cell}" is no number (${heading})`);
    // A missing value is stored only where a flag says why it is missing.
    else if (outcome === 'missing') {
      if (validity !== undefined && validity < 0) readings.add(time, Number.NaN, validity, line);
    } else {
      if (cells.value < 0) this.#findings.negative++;
      readings.add(
        time,
        cells.value,
        validity === undefined || validity > 0 ? Math.max(cells.flag, validity ?? 0) : validity,
        line,
      );
    }
  }

  #stationOf(row: string[]): string {
    const { station } = this.#layout;
    return station === undefined ? '' : (row[station] ?? '').trim();
  }

  #readingsOf(
    station: string,
    heading: string,
    unit: string,
    parameterOf: (heading: string) => string | undefined,
  ): GrowingReadings {
    let ofStation = this.#readings.get(station);
    if (ofStation === undefined) this.#readings.set(station, (ofStation = new Map()));
    let ofHeading = ofStation.get(heading);
    if (ofHeading === undefined) ofStation.set(heading, (ofHeading = new Map()));
    let readings = ofHeading.get(unit);
    if (readings === undefined) {
      const parameter = parameterOf(heading) ?? heading;
      readings = new GrowingReadings({ station: station || undefined, parameter, heading, unit: unit || undefined });
      ofHeading.set(unit, readings);
    }
    return readings;
  }

  /** @throws Refusal if dates such as 10/03/2004 can be read in two ways, or in the other one only */
  checkOrder(): void {
    const [first, second] = this.#stamps.largest;
    if (first === 0 || this.#options.dateOrder !== undefined) return;
    if (first > 12 && second <= 12) return;
    const advice = 'say which part is the day with --date-order dmy or --date-order mdy';
    if (second > 12 && first <= 12) {
      throw new Refusal(`${this.#name} has the month first in its dates: say so with --date-order mdy.`);
    }
    throw new Refusal(`${this.#name} has dates such as 10/03/2004 that can be read in two ways: ${advice}.`);
  }

  finish(): Omit<FileContent, 'format'> {
    const columns = [...this.#readings.values()].flatMap((ofStation) =>
      [...ofStation.values()].flatMap((ofHeading) => [...ofHeading.values()]),
    );
    this.#findings.ambiguousTimes += this.#doubled.unpaired;
    const { values, stamp } = this.#layout;
    if (values.kind === 'wide' && values.unknown.length > 0) {
      this.#findings.notes.push(`Columns that are not imported: ${values.unknown.join(', ')}.`);
    }
    const timeZone = this.#stamps.hasZonelessStamps
      ? (this.#options.timeZone ?? this.#layout.timeZone ?? 'UTC')
      : 'as in the file';
    return { timeZone, stamp, columns };
  }
}
