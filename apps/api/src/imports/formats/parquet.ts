import { flag } from '@zrak/quantities/aggregation';
import { asyncBufferFromFile, parquetMetadataAsync, parquetRead } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { secondsPerDay } from '../../time/interval.ts';
import { zoneOf } from '../../time/zone.ts';
import { LongColumn } from '../readColumns.ts';
import type { FileContent, Findings } from '../readings.ts';
import { Refusal } from '../refusal.ts';
import { type Sentence, sentence } from '../../sentence.ts';
import type { Source } from '../source.ts';
import { validityOf } from '../table/cells.ts';
import { CivilTimes, DoubledHours } from '../table/civilTimes.ts';

/** Codes of the pollutants in the vocabulary of the EEA (dd.eionet.europa.eu/vocabulary/aq/pollutant). */
const pollutants: Readonly<Record<string, string>> = {
  1: 'SO2',
  5: 'PM10',
  7: 'O3',
  8: 'NO2',
  9: 'NOx',
  10: 'CO',
  20: 'C6H6',
  21: 'C7H8',
  35: 'NH3',
  38: 'NO',
  5012: 'Pb',
  5014: 'Cd',
  5015: 'Ni',
  5018: 'As',
  5029: 'BaP',
  6001: 'PM2.5',
  6002: 'PM1',
};

const columns = ['Samplingpoint', 'Pollutant', 'Start', 'End', 'Value', 'Unit', 'Validity'] as const;
type Column = (typeof columns)[number];
type Rows = Record<Column, ArrayLike<unknown>>;

/** The EEA counts hours in UTC+1. */
const eeaZone = '+01:00';
/** Smaller numbers are codes, not values. */
const smallestValue = -999;

export interface ParquetOptions {
  timeZone?: string | undefined;
  parameterOf: (heading: string) => string | undefined;
  /** Names of the station of a sampling point. */
  stationsOf: (samplingPoint: string) => string[];
}

/** Reads the Parquet files of the European Environment Agency. @throws Refusal for another schema */
export async function readParquet(source: Source, options: ParquetOptions, findings: Findings): Promise<FileContent> {
  const file = await asyncBufferFromFile(source.path);
  const metadata = await parquetMetadataAsync(file).catch((error: unknown) => {
    throw new Refusal('imports.refusals.badParquet', { name: source.name, cause: (error as Error).message });
  });
  const present = metadata.schema.map(({ name }) => name);
  const absent = columns.filter((column) => !present.includes(column));
  if (absent.length > 0) {
    throw new Refusal('imports.refusals.notEea', { name: source.name, columns: absent.join(', ') });
  }
  const timeZone = options.timeZone ?? eeaZone;
  const reader = new EeaReader(timeZone, options, findings);
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    const rows: Partial<Record<Column, unknown[]>> = {};
    await parquetRead({
      file,
      metadata,
      compressors,
      columns: [...columns],
      rowStart,
      rowEnd,
      onChunk: ({ columnName, columnData }) => {
        const column = (rows[columnName as Column] ??= []);
        for (let index = 0; index < columnData.length; index++) column.push(columnData[index]);
      },
    });
    reader.readRows(rows as Rows, rowStart);
    rowStart = rowEnd;
  }
  return { format: 'EEA Parquet', timeZone, stamp: 'start', columns: reader.finish() };
}

class EeaReader {
  readonly #civil: CivilTimes;
  readonly #doubled = new DoubledHours();
  readonly #options: ParquetOptions;
  readonly #findings: Findings;
  readonly #readings = new Map<string, LongColumn>();
  /** Length of the intervals of each sampling point, by its first row. */
  readonly #lengths = new Map<LongColumn, number>();

  constructor(timeZone: string, options: ParquetOptions, findings: Findings) {
    this.#civil = new CivilTimes(zoneOf(timeZone));
    this.#options = options;
    this.#findings = findings;
  }

  readRows(rows: Rows, before: number): void {
    for (let index = 0; index < rows.Start.length; index++) {
      this.#findings.rows++;
      this.#readRow(rows, index, before + index + 1);
    }
  }

  #readRow(rows: Rows, index: number, line: number): void {
    const [start, end] = [secondsOf(rows.Start[index]), secondsOf(rows.End[index])];
    if (Number.isNaN(start) || Number.isNaN(end)) {
      return this.#findings.reject(line, sentence('imports.rows.noPeriod'));
    }
    const early = this.#civil.instantOf(start);
    const { later } = this.#civil;
    // Of an hour that clocks show twice, the end can be the start of the second one.
    if (Number.isNaN(later) && end <= start) return this.#findings.reject(line, sentence('imports.rows.noPeriod'));
    if (Number.isNaN(early)) return this.#findings.reject(line, this.#civil.problem);
    const readings = this.#readingsOf(
      textOf(rows.Samplingpoint[index]),
      textOf(rows.Pollutant[index]),
      textOf(rows.Unit[index]),
    );
    const time = this.#doubled.pick(readings, early, later);
    const problem = this.#problemOfLength(readings, [end - start, ...this.#lengthsTo(end, time)]);
    if (problem) return this.#findings.reject(line, problem);
    const validity = validityOf(textOf(rows.Validity[index]));
    if (validity === undefined) {
      return this.#findings.reject(line, sentence('imports.rows.badValidity', { text: textOf(rows.Validity[index]) }));
    }
    const cell = rows.Value[index];
    const value = cell === null || cell === undefined ? Number.NaN : Number(cell);
    if (Number.isNaN(value) || value <= smallestValue) {
      this.#findings.countMissing(Number.isNaN(value) ? '' : String(Number(value.toPrecision(7))));
      if (validity < 0) readings.add(time, Number.NaN, validity, line);
      return undefined;
    }
    // A stored value has 32 bits.
    if (!Number.isFinite(Math.fround(value))) {
      const details = { text: String(value), heading: readings.labels.heading };
      return this.#findings.reject(line, sentence('imports.rows.badNumber', details));
    }
    if (value < 0) this.#findings.negative++;
    if (validity === flag.belowDetection || validity === flag.belowDetectionHalved) this.#findings.belowDetection++;
    return readings.add(time, value, validity, line);
  }

  /** Lengths of a period, in seconds: two where clocks show its end twice. */
  #lengthsTo(end: number, time: number): number[] {
    const early = this.#civil.instantOf(end);
    return [early, this.#civil.later].map((instant) => instant - time);
  }

  /**
   * Compares a period with the first one of the sampling point.
   *
   * @param lengths in seconds that it can have: by its clocks, which some writers only count on, and in truth
   */
  #problemOfLength(readings: LongColumn, lengths: readonly number[]): Sentence | undefined {
    const possible = lengths.filter((length) => length > 0);
    const [first] = possible;
    if (first === undefined) return sentence('imports.rows.noPeriod');
    const usual = this.#lengths.get(readings) ?? first;
    this.#lengths.set(readings, usual);
    // Civil days of 23 and 25 hours are days as well.
    const tolerance = usual === secondsPerDay ? 3600 : 0;
    if (possible.some((length) => Math.abs(length - usual) <= tolerance)) return undefined;
    return sentence('imports.rows.otherPeriod', { hours: first / 3600, usual: usual / 3600 });
  }

  #readingsOf(samplingPoint: string, pollutant: string, unit: string): LongColumn {
    const key = `${samplingPoint} ${pollutant} ${unit}`;
    let readings = this.#readings.get(key);
    if (readings === undefined) {
      const name = pollutants[pollutant] ?? pollutant;
      // The prefix of the country is not part of the id in the metadata.
      const point = samplingPoint.replace(/^[A-Z]{2}\//, '');
      const parameter = this.#options.parameterOf(name) ?? name;
      readings = new LongColumn({
        station: point,
        aliases: this.#options.stationsOf(point),
        parameter,
        heading: name,
        unit: unit || undefined,
      });
      this.#readings.set(key, readings);
    }
    return readings;
  }

  finish(): FileContent['columns'] {
    this.#findings.ambiguousTimes += this.#doubled.unpaired;
    return [...this.#readings.values()];
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';

/** Dates of the file show the civil time of its zone. */
const secondsOf = (value: unknown): number => (value instanceof Date ? value.getTime() / 1000 : Number.NaN);
