import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, describe, expect, it } from 'vitest';
import { english, isoOf } from '../../../test/importFixture.ts';
import { parameterFinder } from '../labels.ts';
import { Findings } from '../readings.ts';
import { openSource } from '../source.ts';
import { type ParquetOptions, readParquet } from './parquet.ts';

const folder = mkdtempSync(join(tmpdir(), 'zrak-parquet-'));
afterAll(() => rmSync(folder, { recursive: true }));

const parameterOf = parameterFinder(['PM10', 'NO2'].map((code) => ({ code, name: { en: code } })));

interface EeaRow {
  point: string;
  pollutant: number;
  start: Date | string | null;
  end: Date | string | null;
  value: number | null;
  unit: string;
  validity: number;
}

const hourMs = 3_600_000;
const midnight = Date.UTC(2023, 2, 1);

/** An hour of the file, by its number. */
const hour = (index: number, given: Partial<EeaRow> = {}): EeaRow => ({
  point: 'SI/SPO.1',
  pollutant: 5,
  start: new Date(midnight + index * hourMs),
  end: new Date(midnight + (index + 1) * hourMs),
  value: index,
  unit: 'ug.m-3',
  validity: 1,
  ...given,
});

interface ContentOptions {
  leftOut?: string[];
  rowGroupSize?: number;
  times?: 'STRING' | undefined;
}

function contentOf(rows: readonly EeaRow[], { leftOut = [], rowGroupSize, times }: ContentOptions = {}): Uint8Array {
  const columnData: ColumnSource[] = [
    { name: 'Samplingpoint', data: rows.map(({ point }) => point), type: 'STRING' },
    { name: 'Pollutant', data: rows.map(({ pollutant }) => pollutant), type: 'INT32' },
    { name: 'Start', data: rows.map(({ start }) => start), type: times ?? 'TIMESTAMP' },
    { name: 'End', data: rows.map(({ end }) => end), type: times ?? 'TIMESTAMP' },
    { name: 'Value', data: rows.map(({ value }) => value), type: 'DOUBLE' },
    { name: 'Unit', data: rows.map(({ unit }) => unit), type: 'STRING' },
    { name: 'Validity', data: rows.map(({ validity }) => BigInt(validity)), type: 'INT64' },
    { name: 'Verification', data: rows.map(() => 1), type: 'INT32' },
  ];
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: columnData.filter(({ name }) => !leftOut.includes(name)),
      ...(rowGroupSize === undefined ? {} : { rowGroupSize }),
    }),
  );
}

async function readContent(content: Uint8Array, options: Partial<ParquetOptions> = {}) {
  const path = join(folder, 'file.parquet');
  writeFileSync(path, content);
  const findings = new Findings();
  const result = await readParquet(await openSource(path), { parameterOf, stationsOf: () => [], ...options }, findings);
  const readings = result.columns.map((column) => {
    const { labels, times, values, flags, lines } = column.finish();
    return { labels, times: [...times].map(isoOf), values: [...values], flags: [...flags], lines: [...lines] };
  });
  const rejections = findings.rejections.map(({ line, reason }) => `${line}: ${english(reason)}`);
  return { ...result, findings, rejections, readings };
}

const read = (rows: readonly EeaRow[], options: Partial<ParquetOptions> = {}, times?: 'STRING') =>
  readContent(contentOf(rows, { times }), options);

describe('Parquet of the EEA', () => {
  it('has hours of UTC+1, and a row for each', async () => {
    const { format, timeZone, stamp, readings, findings } = await read([hour(0), hour(1)]);
    expect({ format, timeZone, stamp }).toEqual({ format: 'EEA Parquet', timeZone: '+01:00', stamp: 'start' });
    expect(readings).toEqual([
      {
        labels: { station: 'SPO.1', aliases: [], parameter: 'PM10', heading: 'PM10', unit: 'ug.m-3' },
        times: ['2023-02-28T23:00', '2023-03-01T00:00'],
        values: [0, 1],
        flags: [1, 1],
        lines: [1, 2],
      },
    ]);
    expect(findings).toMatchObject({ rows: 2, rejected: 0, negative: 0, belowDetection: 0 });
  });

  it('is in another zone if the operator says so', async () => {
    const { timeZone, readings } = await read([hour(0)], { timeZone: 'UTC' });
    expect([timeZone, readings[0]!.times]).toEqual(['UTC', ['2023-03-01T00:00']]);
  });

  it('has hours that clocks show twice or skip, in a zone with summer time', async () => {
    const ljubljana = { timeZone: 'Europe/Ljubljana' };
    const at = (month: number, day: number, hours: number) => new Date(Date.UTC(2023, month, day, hours));
    const from = (start: Date, value: number, hours = 1): EeaRow =>
      hour(0, { start, end: new Date(start.getTime() + hours * hourMs), value });
    const autumn = (hours: number) => at(9, 29, hours);
    // Each end is the next start on the clock: 02:00 follows 02:00.
    const shown = [from(autumn(1), 1), from(autumn(2), 2, 0), from(autumn(2), 3), from(autumn(3), 4)];
    const counted = [from(autumn(1), 1), from(autumn(2), 2), from(autumn(2), 3), from(autumn(3), 4)];
    for (const rows of [counted, shown]) {
      const { readings, rejections, findings } = await read(
        [...rows, hour(0, { point: 'B', start: autumn(2), end: autumn(3) })],
        ljubljana,
      );
      expect(rejections).toEqual([]);
      expect(readings.map(({ times, values }) => [times, values])).toEqual([
        [
          ['2023-10-28T23:00', '2023-10-29T00:00', '2023-10-29T01:00', '2023-10-29T02:00'],
          [1, 2, 3, 4],
        ],
        [['2023-10-29T00:00'], [0]],
      ]);
      expect(findings.ambiguousTimes).toBe(1);
    }
    const spring = (hours: number) => at(2, 26, hours);
    const { readings, rejections } = await read(
      [from(spring(0), 0), from(spring(1), 1, 2), from(spring(2), 2), from(spring(3), 3)],
      ljubljana,
    );
    expect(rejections).toEqual([
      '3: clocks in Europe/Ljubljana skip this time; a logger that keeps winter time needs --time-zone +01:00',
    ]);
    expect(readings[0]!.times).toEqual(['2023-03-25T23:00', '2023-03-26T00:00', '2023-03-26T01:00']);
  });

  it('may have several groups of rows', async () => {
    const { readings } = await readContent(
      contentOf(
        [0, 1, 2, 3, 4].map((index) => hour(index)),
        { rowGroupSize: 2 },
      ),
    );
    expect(readings).toMatchObject([{ values: [0, 1, 2, 3, 4], lines: [1, 2, 3, 4, 5] }]);
  });

  it('names stations without the country, and by their metadata', async () => {
    const rows = [hour(0), hour(0, { point: 'SPO.2' }), hour(0, { point: 'SPO/SI/3' })];
    const { readings } = await read(rows, { stationsOf: (point) => [`station of ${point}`] });
    expect(readings.map(({ labels: { station, aliases } }) => [station, aliases])).toEqual([
      ['SPO.1', ['station of SPO.1']],
      ['SPO.2', ['station of SPO.2']],
      ['SPO/SI/3', ['station of SPO/SI/3']],
    ]);
  });

  it.each([
    [1, 'SO2'],
    [5, 'PM10'],
    [7, 'O3'],
    [8, 'NO2'],
    [9, 'NOx'],
    [10, 'CO'],
    [20, 'C6H6'],
    [21, 'C7H8'],
    [35, 'NH3'],
    [38, 'NO'],
    [5012, 'Pb'],
    [5014, 'Cd'],
    [5015, 'Ni'],
    [5018, 'As'],
    [5029, 'BaP'],
    [6001, 'PM2.5'],
    [6002, 'PM1'],
    [99, '99'],
  ])('has the pollutant %d, which is %s', async (pollutant, heading) => {
    const { readings } = await read([hour(0, { pollutant })], {
      parameterOf: (name) => (name === 'NOx' ? 'NOX' : undefined),
    });
    expect(readings[0]!.labels).toMatchObject({ heading, parameter: heading === 'NOx' ? 'NOX' : heading });
  });

  it('keeps sampling points, pollutants and units apart', async () => {
    const rows = [hour(0), hour(1, { point: 'B' }), hour(2, { pollutant: 8 }), hour(3, { unit: '' }), hour(4)];
    const { readings } = await read(rows);
    expect(readings.map(({ values, labels: { unit } }) => [values, unit])).toEqual([
      [[0, 4], 'ug.m-3'],
      [[1], 'ug.m-3'],
      [[2], 'ug.m-3'],
      [[3], undefined],
    ]);
  });
});

describe('the period of a row', () => {
  it('must end after it begins', async () => {
    const start = new Date(midnight);
    const rows = [
      hour(0, { end: start }),
      hour(1, { end: start }),
      hour(2, { start: null }),
      hour(3, { end: null }),
      hour(4),
      hour(5, { point: 'B', end: start }),
    ];
    const { rejections, readings } = await read(rows);
    expect(rejections).toEqual([1, 2, 3, 4, 6].map((line) => `${line}: there is no period`));
    expect(readings).toMatchObject([{ values: [4] }]);
  });

  it('must be as long as that of the first row of the sampling point', async () => {
    const twoHours = new Date(midnight + 3 * hourMs);
    const rows = [hour(0), hour(1, { end: twoHours }), hour(1, { point: 'B', end: twoHours }), hour(2, { point: 'B' })];
    const { rejections, readings } = await read(rows);
    expect(rejections).toEqual(['2: the period has 2 h, others have 1 h', '4: the period has 1 h, others have 2 h']);
    expect(readings.map(({ values }) => values)).toEqual([[0], [1]]);
  });

  it('is no text: it would be read in the time zone of the server', async () => {
    const asText = hour(0, { start: '2023-03-01 00:00:00', end: '2023-03-01 01:00:00' });
    const { rejections } = await read([asText], {}, 'STRING');
    expect(rejections).toEqual(['1: there is no period']);
  });

  it('of a day may have 23 to 25 hours', async () => {
    const days = [24, 23, 25, 22, 26].map((hours, index) =>
      hour(24 * index, { value: hours, end: new Date(midnight + (24 * index + hours) * hourMs) }),
    );
    const { rejections, readings } = await read(days);
    expect(readings).toMatchObject([{ values: [24, 23, 25] }]);
    expect(rejections).toEqual([
      '4: the period has 22 h, others have 24 h',
      '5: the period has 26 h, others have 24 h',
    ]);
  });
});

describe('the value of a row', () => {
  it('keeps its validity, and those below detection are counted', async () => {
    const { readings, findings } = await read([1, 2, 3, -1, -99].map((validity, index) => hour(index, { validity })));
    expect(readings).toMatchObject([{ values: [0, 1, 2, 3, 4], flags: [1, 2, 3, -1, -99] }]);
    expect(findings.belowDetection).toBe(2);
  });

  it('with an unknown validity is rejected', async () => {
    expect((await read([hour(0, { validity: 7 }), hour(1)])).rejections).toEqual(['1: "7" is no known validity']);
  });

  it('may be missing or a code, and keeps only a flag that says why', async () => {
    const rows = [
      hour(0, { value: null }),
      hour(1, { value: null, validity: -99 }),
      hour(2, { value: -999 }),
      hour(3, { value: -9999, validity: -1 }),
      hour(4, { value: Number.NaN }),
      hour(5, { value: -998.9 }),
    ];
    const { readings, findings } = await read(rows);
    expect(readings).toEqual([
      expect.objectContaining({
        values: [Number.NaN, Number.NaN, Math.fround(-998.9)],
        flags: [-99, -1, 1],
        lines: [2, 4, 6],
      }),
    ]);
    expect([...findings.missing]).toEqual([
      ['', 3],
      ['-999', 1],
      ['-9999', 1],
    ]);
    expect(findings).toMatchObject({ rows: 6, rejected: 0, negative: 1 });
  });

  it('is rejected if it is too large to be stored', async () => {
    const { readings, rejections } = await read([
      hour(0, { value: Number.POSITIVE_INFINITY }),
      hour(1, { value: 1e39 }),
      hour(2),
    ]);
    expect(readings).toMatchObject([{ values: [2] }]);
    expect(rejections).toEqual(['1: "Infinity" is no number (PM10)', '2: "1e+39" is no number (PM10)']);
  });

  it('may be negative or zero', async () => {
    const { readings, findings } = await read([hour(0, { value: -0.5 }), hour(1, { value: 0 })]);
    expect(readings).toMatchObject([{ values: [-0.5, 0] }]);
    expect(findings.negative).toBe(1);
  });
});

describe('another file', () => {
  it('lacks columns, which are named', async () => {
    await expect(readContent(contentOf([hour(0)], { leftOut: ['Unit', 'Validity'] }))).rejects.toThrow(
      'file.parquet is no file of the EEA: it has no column Unit, Validity.',
    );
  });

  it('is cut', async () => {
    const content = contentOf([hour(0)]);
    await expect(readContent(content.subarray(0, content.length - 8))).rejects.toThrow(
      /^file\.parquet is no complete Parquet file: ./,
    );
  });
});
