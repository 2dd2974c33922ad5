import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { delimiterName, detectDialect, type DialectOptions } from './dialect.ts';

const detect = (lines: string[], options?: DialectOptions) => detectDialect('file.csv', lines.join('\n'), options);

describe('the delimiter', () => {
  it.each([
    ['\t', 'imports.plan.tab'],
    [';', 'imports.plan.semicolon'],
    [',', 'imports.plan.comma'],
    ['|', 'imports.plan.bar'],
  ])('%j is found, and has a name', (delimiter, id) => {
    const lines = ['timestamp PM10 O3', '2023-01-01 12.5 7'].map((line) => line.replaceAll(' ', delimiter));
    expect(detect(lines)).toEqual({
      delimiter,
      decimal: '.',
      headerRow: 1,
      header: ['timestamp', 'PM10', 'O3'],
      sample: [['2023-01-01', '12.5', '7']],
    });
    expect(delimiterName(delimiter)).toEqual({ id, values: {} });
  });

  it('has itself as its name if it has no other', () => {
    expect(delimiterName(':')).toBe(':');
  });

  it('is not the decimal comma of every cell', () => {
    const lines = ['timestamp;PM10', '2023-01-01;12,5', '2023-01-02;13,5', '2023-01-03;14,5'];
    expect(detect(lines)).toMatchObject({ delimiter: ';', decimal: ',', header: ['timestamp', 'PM10'] });
  });

  it('is not a comma that some headings have', () => {
    const lines = ['time;NO2, hourly;O3, hourly', '1;2;3', '1;2;3'];
    expect(detect(lines)).toMatchObject({ delimiter: ';', header: ['time', 'NO2, hourly', 'O3, hourly'] });
  });

  it('is the one in most lines, also if another makes more columns', () => {
    const lines = ['time,note', '1,a;b;c', '2,a', '3,a', '4,c;d;e'];
    expect(detect(lines)).toMatchObject({ delimiter: ',' });
  });

  it('is the one in the header if another is in more lines', () => {
    const lines = ['time|PM10', '1|2,5', '2|3,5', 'sum, all', 'end, all'];
    expect(detect(lines)).toMatchObject({ delimiter: '|', header: ['time', 'PM10'] });
  });

  it('is the one with more columns if all lines have both', () => {
    const lines = ['time|PM10|O3;b', '1|2|3;b', '2|2|3;b'];
    expect(detect(lines)).toMatchObject({ delimiter: '|', header: ['time', 'PM10', 'O3;b'] });
  });

  it.each([
    ['text', ['Dear reader', 'all is well']],
    ['one column', ['PM10', '1', '2']],
    ['nothing', ['']],
  ])('is missing in %s', (_, lines) => {
    expect(() => detect(lines)).toThrow(new Refusal('imports.refusals.noTable', { name: 'file.csv' }));
  });
});

describe('the header', () => {
  it('is below a preamble, and without the spaces around its cells', () => {
    expect(detect(['Logger 7', '', 'from;Quay', ' time ;PM10; O3', '1;2;3', '2;3;4'])).toMatchObject({
      headerRow: 4,
      header: ['time', 'PM10', 'O3'],
      sample: [
        ['1', '2', '3'],
        ['2', '3', '4'],
      ],
    });
  });

  it('is the first row of the most frequent width', () => {
    expect(detect(['a;b;c', 'time;PM10', '1;2', '1;2'])).toMatchObject({ headerRow: 2, header: ['time', 'PM10'] });
  });

  it('is the first of two widths that are equally frequent', () => {
    expect(detect(['time;PM10', '1;2;3'])).toMatchObject({ header: ['time', 'PM10'] });
  });

  it('is found after 60 lines, not after 61', () => {
    const after = (count: number) => [...Array.from({ length: count }, () => 'text'), ...rows];
    const rows = ['time;PM10', '1;2', '1;2'];
    expect(detect(after(60)).headerRow).toBe(61);
    expect(() => detect(after(61))).toThrow(new Refusal('imports.refusals.noHeader', { name: 'file.csv', lines: 60 }));
  });

  it('has no dates', () => {
    expect(() => detect(['Logger', '2023-01-01;1', '2023-01-02;2'])).toThrow(
      new Refusal('imports.refusals.valuesInHeader', { name: 'file.csv', line: 2 }),
    );
  });

  it.each([
    ['no line', ['time;PM10']],
    ['an empty line', ['time;PM10', '']],
    ['a line without a delimiter', ['time;PM10', 'end']],
  ])('is not alone: %s below it is no row', (_, lines) => {
    expect(() => detect(lines)).toThrow(new Refusal('imports.refusals.noRows', { name: 'file.csv' }));
  });

  it('may have narrower rows below it', () => {
    expect(detect(['time;PM10;O3', '1;2', 'end', '1;2;3', '']).sample).toEqual([
      ['1', '2'],
      ['1', '2', '3'],
    ]);
  });
});

describe('the decimal mark', () => {
  it('is read from cells with spaces around them', () => {
    expect(detect(['time;PM10', '1; 12,5 ', '2; 13,5 '])).toMatchObject({ decimal: ',' });
  });

  it('is refused if it is unclear, unless the operator says which', () => {
    const lines = ['time;PM10', '1;1,234', '2;2,345'];
    expect(() => detect(lines)).toThrow(new Refusal('imports.refusals.ambiguousNumbers', { name: 'file.csv' }));
    expect(detect(lines, { decimal: ',' }).decimal).toBe(',');
    expect(detect(lines, { decimal: '.' }).decimal).toBe('.');
  });

  it('is not taken from the points of a time of day', () => {
    expect(detect(['Datum;Ura;PM10', '01.01.2023;18.00;12,5', '01.01.2023;19.00;13'])).toMatchObject({ decimal: ',' });
    expect(() => detect(['Datum;Ura;PM10', '01.01.2023;18.00;12,345'])).toThrow(
      new Refusal('imports.refusals.ambiguousNumbers', { name: 'file.csv' }),
    );
  });
});

describe('the sample', () => {
  it('has at most the first 400 lines', () => {
    const rows = Array.from({ length: 500 }, (_, index) => `${index};1`);
    expect(detect(['time;PM10', ...rows]).sample).toHaveLength(399);
  });

  it('has no line that is cut', () => {
    const long = 'x'.repeat(30_000);
    const rows = [`1;${long}`, `2;${long}`, `3;${long}`, `4;${long}`];
    expect(detect(['time;note', ...rows]).sample.map(([time]) => time)).toEqual(['1', '2', '3']);
    expect(detect(['time;note', ...rows.slice(0, 3)]).sample.map(([time]) => time)).toEqual(['1', '2', '3']);
  });
});
