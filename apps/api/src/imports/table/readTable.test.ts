import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { texts } from '../../texts.ts';
import { parameterFinder } from '../labels.ts';
import { Findings } from '../readings.ts';
import { inWords, type Words } from '../../sentence.ts';
import { openSource } from '../source.ts';
import { readTable, type TableOptions } from './readTable.ts';

const folder = mkdtempSync(join(tmpdir(), 'zrak-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

const parameters = ['PM10', 'NO2', 'O3', 'T', 'CO'].map((code) => ({ code, name: { en: code } }));
const utc = { timeZone: 'UTC' };
const defaults: TableOptions = { parameterOf: parameterFinder(parameters), mapped: new Map(), missing: [] };

const english = (words: Words): string => inWords(words, texts.in('en'));

async function read(content: string | Buffer, options: Partial<TableOptions> = {}) {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  const findings = new Findings();
  const result = await readTable(await openSource(path), { ...defaults, ...options }, findings);
  const { format, columns, timeZone, stamp } = result;
  const readings = columns.map((column) => {
    const { times, values, flags, lines } = column.finish();
    const { station, parameter, unit } = column.labels;
    const stamps = [...times].map((time) => new Date(time * 1000).toISOString().slice(0, 16));
    return { station, parameter, unit, times: stamps, values: [...values], flags: [...flags], lines: [...lines] };
  });
  const rejections = findings.rejections.map(({ line, reason }) => ({ line, reason: english(reason) }));
  const notes = findings.notes.map(english);
  return { format: english(format), timeZone, stamp, findings, rejections, notes, readings };
}

describe('dialects', () => {
  const rows = ['2023-01-01 00:00', '2023-01-01 01:00'];
  const table = (delimiter: string, values: string[]) =>
    [['timestamp', 'PM10 [µg/m³]'], ...rows.map((row, index) => [row, values[index]!])]
      .map((cells) => cells.join(delimiter))
      .join('\r\n');

  it.each([
    ['comma', Buffer.from(table(',', ['12.5', '1013.25'])), 'utf-8, comma'],
    ['semicolon', Buffer.from(table(';', ['12,5', '1.013,25'])), 'utf-8, semicolon, decimal comma'],
    ['tab', Buffer.from(table('\t', ['12.5', "1'013.25"])), 'utf-8, tab'],
    ['byte order mark', Buffer.from(`\ufeff${table(';', ['12,5', '1013,25'])}`), 'utf-8, semicolon, decimal comma'],
    ['UTF-16', Buffer.from(`\ufeff${table('\t', ['12.5', '1,013.25'])}`, 'utf16le'), 'utf-16le, tab'],
    ['code page', Buffer.from(table(';', ['12,5', '1013,25']), 'latin1'), 'windows-1252, semicolon, decimal comma'],
    ['gzip', gzipSync(table(',', ['12.5', '1013.25'])), 'utf-8, comma'],
    ['preamble', Buffer.from(`Logger 7\n\n${table(';', ['12,5', '1013,25'])}`), 'utf-8, semicolon, decimal comma'],
    ['quotes', Buffer.from(table(',', ['"12.5"', '"1,013.25"'])), 'utf-8, comma'],
  ])('of a file with %s', async (_, content, dialect) => {
    const { format, readings } = await read(content, utc);
    expect(format).toContain(`(${dialect})`);
    expect(readings).toMatchObject([
      { parameter: 'PM10', unit: 'µg/m³', times: ['2023-01-01T00:00', '2023-01-01T01:00'], values: [12.5, 1013.25] },
    ]);
  });

  it.each([
    ['1,234', ';', '--decimal comma'],
    ['1.234', '\t', '--decimal comma'],
  ])('asks for the decimal mark of %s', async (number, delimiter, sentence) => {
    await expect(read(table(delimiter, [number, number]), utc)).rejects.toThrow(sentence);
    const { readings } = await read(table(delimiter, [number, number]), { ...utc, decimal: ',' });
    expect(readings[0]!.values[0]).toBeCloseTo(number === '1,234' ? 1.234 : 1234);
  });
});

describe('times', () => {
  const instants = async (stamps: string[], options: Partial<TableOptions> = utc) => {
    const { readings, rejections } = await read(
      `date;PM10\n${stamps.map((stamp) => `${stamp};7,5`).join('\n')}`,
      options,
    );
    return { times: readings[0]?.times, reasons: rejections.map(({ line, reason }) => `${line}: ${reason}`) };
  };

  it('reads date and hour from two columns', async () => {
    const { readings } = await read('Date;Time;PM10\n13/03/2004;18.00.00;2,5\n13/03/2004;24:00;3,5\n', utc);
    expect(readings[0]!.times).toEqual(['2004-03-13T18:00', '2004-03-14T00:00']);
  });

  it('asks for the zone, and for the order of day and month', async () => {
    await expect(instants(['2023-02-15 19:00'], {})).rejects.toThrow('file.csv has times without an offset');
    expect((await instants(['2023-02-15T19:00Z'], {})).times).toEqual(['2023-02-15T19:00']);
    await expect(instants(['10/03/2004', '11/03/2004'])).rejects.toThrow('can be read in two ways');
    await expect(instants(['03/10/2004', '03/13/2004'])).rejects.toThrow('--date-order mdy');
    expect((await instants(['03/10/2004'], { ...utc, dateOrder: 'mdy' })).times).toEqual(['2004-03-10T00:00']);
  });

  it('takes the first of two equal hours for summer time, and refuses an hour that clocks skip', async () => {
    const zone = { timeZone: 'Europe/Ljubljana' };
    const autumn = ['2023-10-29 01:00', '2023-10-29 02:00', '2023-10-29 02:00', '2023-10-29 03:00'];
    expect((await instants(autumn, zone)).times).toEqual([
      '2023-10-28T23:00',
      '2023-10-29T00:00',
      '2023-10-29T01:00',
      '2023-10-29T02:00',
    ]);
    const spring = await instants(['2023-03-26 01:00', '2023-03-26 02:00', '2023-03-26 03:00'], zone);
    expect(spring.times).toEqual(['2023-03-26T00:00', '2023-03-26T01:00']);
    expect(spring.reasons).toEqual([expect.stringContaining('3: clocks in Europe/Ljubljana skip this time')]);
  });

  it('rejects dates that do not exist', async () => {
    const { reasons } = await instants(['2023-02-29 00:00', '2023-02-28 25:00', 'soon', '2023-02-28 23:00']);
    expect(reasons).toEqual([
      '2: "2023-02-29 00:00" is no date',
      '3: "25:00" is no time of day',
      '4: "soon" is no date',
    ]);
  });
});

describe('values', () => {
  it('of rows with station, parameter, unit and flag', async () => {
    const { format, readings } = await read(
      [
        'station,parameter,unit,timestamp,value,flag',
        'quay,pm10,ug/m3,2023-01-01T00:00Z,12,1',
        'quay,ozone,ppb,2023-01-01T00:00Z,30,',
        'quay,pm10,ug/m3,2023-01-01T01:00Z,13,-1',
        'quay,pm10,ug/m3,2023-01-01T02:00Z,,-99',
        'quay,pm10,ug/m3,2023-01-01T03:00Z,14,7',
      ].join('\n'),
    );
    expect(format).toContain('one value per row');
    expect(readings).toMatchObject([
      { station: 'quay', parameter: 'PM10', unit: 'ug/m3', values: [12, 13, Number.NaN], flags: [1, -1, -99] },
      { station: 'quay', parameter: 'O3', unit: 'ppb', values: [30], lines: [3] },
    ]);
  });

  it('are missing, below detection, negative or rejected with their line', async () => {
    const cells = ['', 'NA', '-999', '-200', '<2', '-0.4', 'abc', '0x10', '5'];
    const rows = cells.map((cell, hour) => `2023-01-01T0${hour}:00Z,${cell}`);
    const { readings, findings, rejections } = await read(
      `timestamp,NO2 (µg/m³)\n${rows.join('\n')}\n,,\n2023-01-01T09:00Z\n`,
      {
        missing: [5],
      },
    );
    expect(readings[0]).toMatchObject({ values: [1, -0.4].map(Math.fround), flags: [3, 1], lines: [6, 7] });
    expect(Object.fromEntries(findings.missing)).toEqual({ '': 1, NA: 1, '-999': 1, '-200': 1, '5': 1 });
    expect(findings).toMatchObject({ belowDetection: 1, negative: 1, blankRows: 1, rejected: 3 });
    expect(rejections).toEqual([
      { line: 8, reason: '"abc" is no number (NO2 (µg/m³))' },
      { line: 9, reason: '"0x10" is no number (NO2 (µg/m³))' },
      { line: 12, reason: '1 cell instead of 2' },
    ]);
  });

  it('of OpenAQ, sensor.community and the Umweltbundesamt', async () => {
    const archive = await read(
      'location_id,sensors_id,location,datetime,lat,lon,parameter,units,value\n1,2,Quay,2023-01-01T01:00:00+01:00,45,13,pm10,µg/m³,12\n',
    );
    expect(archive).toMatchObject({
      format: 'OpenAQ (utf-8, comma)',
      readings: [{ station: 'Quay', parameter: 'PM10' }],
    });
    const sensor = await read(
      'sensor_id;sensor_type;location;lat;lon;timestamp;P1;durP1;P2\n8554;SDS011;4315;57.1;-2.1;2023-01-01T22:33:08;22.50;;10.80\n',
    );
    expect(sensor.readings).toMatchObject([
      { station: '8554', parameter: 'PM10', unit: 'µg/m³', values: [22.5], times: ['2023-01-01T22:33'] },
      { station: '8554', parameter: 'PM2.5' },
    ]);
    const uba = await read("Stationscode;Datum;Uhrzeit;Feinstaub (PM₁₀) in µg/m³\nDEBB021;01.01.2023;'01:00';23\n");
    expect(uba.readings).toMatchObject([
      { station: 'DEBB021', parameter: 'PM10', unit: 'µg/m³', times: ['2023-01-01T00:00'], values: [23] },
    ]);
  });

  it('are found by their columns, or the columns are named', async () => {
    const text = 'timestamp,PT08.S1(CO),CO(GT),note\n2023-01-01T00:00Z,1360,2.6,x\n';
    const { readings, notes } = await read(text);
    expect(readings).toMatchObject([{ parameter: 'CO', values: [Math.fround(2.6)] }]);
    expect(notes).toEqual(['Columns that are not imported: PT08.S1(CO), note.']);
    await expect(read('timestamp,CO,CO [ppm]\n2023-01-01T00:00Z,1,2\n')).rejects.toThrow('two columns of CO');
    await expect(read('timestamp,level\n2023-01-01T00:00Z,1\n')).rejects.toThrow('--map COLUMN=SERIES');
  });
});

describe('what is said about a file', () => {
  it('names the zone of times without an offset, and the end of the interval', async () => {
    const civil = await read('timestamp,PM10\n2023-01-01 00:00,1\n', { timeZone: 'Europe/Ljubljana' });
    expect(civil).toMatchObject({ timeZone: 'Europe/Ljubljana', stamp: 'start' });
    const exact = await read('timestamp,PM10\n2023-01-01 00:00Z,1\n', utc);
    expect(exact.timeZone).toBeUndefined();
    const uba = 'Stationscode;Datum;PM10\nDEBB021;01.01.2023;23\n';
    expect(await read(uba)).toMatchObject({ timeZone: '+01:00', stamp: 'end' });
    const other = await read(uba, utc);
    expect(other).toMatchObject({ timeZone: 'UTC', readings: [{ times: ['2023-01-01T00:00'] }] });
  });

  it('names the columns that are not imported, also those that the operator leaves out', async () => {
    const text = 'timestamp,PM10,note,O3,\n2023-01-01T00:00Z,1,x,2,\n';
    const { findings, readings } = await read(text, { mapped: new Map([['O3', '']]) });
    expect(readings.map(({ parameter }) => parameter)).toEqual(['PM10']);
    expect(findings.columns).toEqual([{ heading: 'note' }, { heading: 'O3' }]);
    const whole = await read('timestamp,PM10\n2023-01-01T00:00Z,1\n');
    expect(whole).toMatchObject({ notes: [], findings: { columns: [], rows: 1 } });
    const long = await read('timestamp,parameter,value\n2023-01-01T00:00Z,PM10,1\n');
    expect(long).toMatchObject({ notes: [], findings: { columns: [] } });
  });

  it('names all columns if the file is refused', async () => {
    const path = join(folder, 'refused.csv');
    writeFileSync(path, 'level,PM10,\n1,2,\n');
    const findings = new Findings();
    await expect(readTable(await openSource(path), defaults, findings)).rejects.toThrow('no column of times');
    expect(findings.columns).toEqual([{ heading: 'level' }, { heading: 'PM10' }]);
  });

  it('reports the characters read so far', async () => {
    const progress: number[] = [];
    const text = `timestamp,PM10,note\n${`2023-01-01T00:00Z,1,${'x'.repeat(2000)}\n`.repeat(2000)}`;
    await read(text, { onProgress: (characters) => progress.push(characters) });
    expect(progress.at(-1)).toBe(text.length);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress[0]).toBeLessThan(text.length);
  });

  it('uses the encoding that the operator names', async () => {
    const { format, readings } = await read(
      Buffer.from('timestamp;PM10 [\u00b5g/m\u00b3]\n2023-01-01T00:00Z;1\n', 'latin1'),
      {
        encoding: 'iso-8859-15',
      },
    );
    expect(format).toContain('iso-8859-15');
    expect(readings[0]!.unit).toBe('µg/m³');
  });
});

describe('rows', () => {
  it('keep their line numbers below cells with line breaks', async () => {
    const text =
      '"Logger\n7"\ntimestamp;note;PM10\n2023-01-01T00:00Z;"a\nb\nc";1\n2023-01-01T01:00Z;"d";x\n2023-01-01T02:00Z;e;2\n';
    const { readings, rejections, findings } = await read(text);
    expect(readings).toMatchObject([{ values: [1, 2], lines: [4, 8] }]);
    expect(rejections).toEqual([{ line: 7, reason: '"x" is no number (PM10)' }]);
    expect(findings.rows).toBe(3);
  });

  it('that are empty are skipped, and those of separators counted', async () => {
    const { findings, readings } = await read('timestamp,PM10\n\n2023-01-01T00:00Z,1\n\n, \n,\n2023-01-01T01:00Z,2\n');
    expect(readings[0]!.lines).toEqual([3, 7]);
    expect(findings).toMatchObject({ rows: 2, blankRows: 2, rejected: 0 });
  });

  it('without a time but with a value are rejected', async () => {
    const { rejections, findings } = await read('timestamp,PM10\n2023-01-01T00:00Z,1\n,2\n');
    expect(rejections).toEqual([{ line: 3, reason: '"" is no date' }]);
    expect(findings).toMatchObject({ rows: 2, blankRows: 0 });
  });

  it.each([
    ['the time', 'PM10,timestamp\n1,2023-01-01T00:00Z\n2\n', '1 cell instead of 2'],
    ['the hour', 'Date,PM10,Time\n2023-01-01,1,00:00Z\n2023-01-01,1\n', '2 cells instead of 3'],
    ['a value', 'timestamp,PM10,O3\n2023-01-01T00:00Z,1,2\n2023-01-01T01:00Z,1\n', '2 cells instead of 3'],
    ['its value', 'timestamp,parameter,value\n2023-01-01T00:00Z,O3,1\n2023-01-01T00:00Z,O3\n', '2 cells instead of 3'],
    [
      'its parameter',
      'timestamp,value,parameter\n2023-01-01T00:00Z,1,O3\n2023-01-01T00:00Z,1\n',
      '2 cells instead of 3',
    ],
  ])('that end before %s are rejected', async (_, text, reason) => {
    const { rejections, readings } = await read(text);
    expect(rejections).toEqual([{ line: 3, reason }]);
    expect(readings[0]!.lines).toEqual([2]);
  });

  it('may end before a unit, a flag or a station', async () => {
    const head = 'timestamp,parameter,value,unit,flag,station\n2023-01-01T00:00Z,O3,1,ppb,-1,quay\n';
    const { readings } = await read(`${head}2023-01-01T01:00Z,O3,2\n`);
    expect(readings).toMatchObject([
      { station: 'quay', unit: 'ppb', flags: [-1] },
      { station: undefined, unit: undefined, flags: [1] },
    ]);
  });

  it('with an unknown flag are rejected', async () => {
    const { rejections } = await read('timestamp,parameter,value,flag\n2023-01-01T00:00Z,O3,1,good\n');
    expect(rejections).toEqual([{ line: 2, reason: '"good" is no known flag' }]);
  });

  it('keep the flag of a value below the detection limit unless that of the file is worse', async () => {
    const rows = ['<2,1', '<2,-1', '5,2', ',1', 'x,-1', '-3,1'].map(
      (cells, hour) => `2023-01-01T0${hour}:00Z,O3,${cells}`,
    );
    const { readings, findings } = await read(`timestamp,parameter,value,flag\n${rows.join('\n')}\n`);
    expect(readings[0]).toMatchObject({
      values: [1, 1, 5, Number.NaN, -3],
      flags: [3, -1, 2, -1, 1],
      lines: [2, 3, 4, 6, 7],
    });
    expect(findings).toMatchObject({ negative: 1, rejected: 1, belowDetection: 2 });
  });

  it('are divided by station, parameter and unit', async () => {
    const rows = ['a,O3,ppb,1', ' a ,O3,ppb,2', 'b,O3,ppb,3', 'a,level,m,4', 'a,O3,µg/m³,5', ',O3,ppb,6'];
    const text = `timestamp,station,parameter,unit,value\n${rows.map((row) => `2023-01-01T00:00Z,${row}`).join('\n')}\n`;
    expect((await read(text)).readings).toMatchObject([
      { station: 'a', parameter: 'O3', unit: 'ppb', values: [1, 2] },
      { station: 'a', parameter: 'O3', unit: 'µg/m³', values: [5] },
      { station: 'a', parameter: 'level', unit: 'm', values: [4] },
      { station: 'b', parameter: 'O3', unit: 'ppb', values: [3] },
      { station: undefined, parameter: 'O3', unit: 'ppb', values: [6] },
    ]);
  });

  it('with several values are divided by station, with gaps where they have none', async () => {
    const rows = ['a,1,2', 'b,3,', ' a ,,4', ',5,0'].map((cells, hour) => `2023-01-01T0${hour}:00Z,${cells}`);
    const { readings, findings } = await read(`timestamp,station,PM10,O3\n${rows.join('\n')}\n`);
    expect(findings.negative).toBe(0);
    expect(readings).toMatchObject([
      { station: 'a', parameter: 'PM10', values: [1], lines: [2] },
      { station: 'a', parameter: 'O3', values: [2, 4], lines: [2, 4] },
      { station: 'b', parameter: 'PM10', values: [3], lines: [3] },
      { station: 'b', parameter: 'O3', values: [], lines: [] },
      { station: undefined, parameter: 'PM10', values: [5] },
      { station: undefined, parameter: 'O3', values: [0] },
    ]);
  });

  it('pass on an error of the caller', async () => {
    const parameterOf = () => {
      throw new Error('broken');
    };
    const file = read('timestamp,parameter,value\n2023-01-01T00:00Z,O3,1\n', { parameterOf });
    await expect(file).rejects.toThrow('broken');
  });

  it('of two stations have the hour that clocks show twice once each', async () => {
    const rows = ['a,1', 'b,2', 'a,3', 'b,4', 'c,5'].map((cells) => `2023-10-29 02:00,${cells}`);
    const zone = { timeZone: 'Europe/Ljubljana' };
    const twice = ['2023-10-29T00:00', '2023-10-29T01:00'];
    for (const header of ['timestamp,station,PM10', 'timestamp,station,value,parameter']) {
      const cells = header.endsWith('parameter') ? rows.map((row) => `${row},PM10`) : rows;
      const { readings, findings } = await read(`${header}\n${cells.join('\n')}\n`, zone);
      expect(readings.map(({ times }) => times)).toEqual([twice, twice, ['2023-10-29T00:00']]);
      expect(findings.ambiguousTimes).toBe(1);
    }
  });
});

describe('the order of day and month', () => {
  const orderOf = (dates: string[], options: Partial<TableOptions> = {}) =>
    read(`date;PM10\n${dates.map((date) => `${date};1`).join('\n')}\n`, { ...utc, ...options });

  it('is day first with a first part above 12, and with points', async () => {
    const { readings } = await orderOf(['13/12/2004', '01/02/2004']);
    expect(readings[0]!.times).toEqual(['2004-12-13T00:00', '2004-02-01T00:00']);
    expect((await orderOf(['01.02.2004'])).readings[0]!.times).toEqual(['2004-02-01T00:00']);
  });

  it.each([
    ['12 days and months', ['12/12/2004'], 'file.csv has dates such as 10/03/2004 that can be read in two ways'],
    ['a second part above 12', ['12/13/2004', '12/12/2004'], 'file.csv has the month first'],
    ['both parts above 12', ['13/12/2004', '12/13/2004'], 'can be read in two ways'],
  ])('is not guessed from %s', async (_, dates, reason) => {
    await expect(orderOf(dates)).rejects.toThrow(reason);
  });
});

describe('bad files', () => {
  it.each([
    ['a PDF', '%PDF-1.7 stream', 'is a PDF'],
    ['a workbook', 'PK\u0003\u0004', 'is a ZIP archive or a workbook'],
    ['binary data', Buffer.from([1, 2, 0, 3, 0, 0, 0, 9]), 'is binary'],
    ['nothing', '', 'is empty'],
    ['no table', 'Dear reader\nall is well\n', 'is no table'],
    ['no header', '2023-01-01T00:00Z,1\n2023-01-01T01:00Z,2\n', 'has no header: line 1'],
    ['no rows', 'timestamp,PM10\n', 'no rows'],
    ['no time', 'PM10,O3\n1,2\n', 'no column of times'],
    ['half of a gzip', gzipSync('timestamp,PM10\n').subarray(0, 12), 'cannot be unpacked'],
    ['a gzip of zeros', gzipSync(Buffer.alloc(5_000_000)), 'is binary'],
    [
      'an endless line',
      gzipSync(`timestamp,PM10\n2023-01-01T00:00Z,1\n${'1'.repeat(3_000_000)}`),
      'file.csv has a line of more than',
    ],
    [
      'a second encoding',
      Buffer.concat([
        Buffer.from(`timestamp,PM10\n${'2023-01-01T00:00Z,1\n'.repeat(20_000)}`),
        Buffer.from([0xb5, 0xb3, 10]),
      ]),
      /not utf-8 from about line \d+ on/,
    ],
  ])('with %s are refused', async (_, content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence);
  });
});
