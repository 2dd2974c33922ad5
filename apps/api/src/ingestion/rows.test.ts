import { describe, expect, it } from 'vitest';
import { rowsOfColumns, rowsOfCsv } from './rows.ts';

const row = { seriesId: 'quay_pm10', time: 1, value: 2, flag: 1 };

describe('columns of a call', () => {
  it('are rows with their place, and are valid without flags', () => {
    const series = [
      { seriesId: 'a', times: [0, '2026-11-18T08:00:00Z'], values: [1, null] },
      { seriesId: 'b', times: [0], values: [3], flags: [-1] },
    ];
    expect(rowsOfColumns({ series })).toEqual({
      rows: [
        { position: { series: 0, index: 0 }, seriesId: 'a', time: 0, value: 1, flag: 1 },
        { position: { series: 0, index: 1 }, seriesId: 'a', time: '2026-11-18T08:00:00Z', value: null, flag: 1 },
        { position: { series: 1, index: 0 }, seriesId: 'b', time: 0, value: 3, flag: -1 },
      ],
      faults: [],
    });
  });

  it('of different lengths are one fault, and other series are read', () => {
    const series = [
      { seriesId: 'a', times: [0, 1], values: [1] },
      { seriesId: 'b', times: [0, 1], values: [1, 2], flags: [1] },
      { seriesId: 'c', times: [0], values: [1] },
    ];
    const { rows, faults } = rowsOfColumns({ series });
    expect(rows.map(({ seriesId }) => seriesId)).toEqual(['c']);
    expect(faults).toEqual([0, 1].map((index) => ({ position: { series: index }, reason: 'unevenColumns', rows: 2 })));
  });
});

describe('lines of CSV', () => {
  it.each([
    ['quay_pm10,1,2'],
    [' quay_pm10 ; 1 ; 2 '],
    ['"quay_pm10";"1";"2";"1"'],
    ['series,time,value\rquay_pm10,1,2'],
    ['"SERIES";time;value\r\n\r\n   \r\nquay_pm10;1;2'],
  ])('%j are a row', (text) => {
    const line = text.split(/\r\n?/).length;
    expect(rowsOfCsv(text)).toEqual({ rows: [{ ...row, position: { line } }], faults: [] });
  });

  it.each([
    ['2026-11-18T08:00:00Z', '2026-11-18T08:00:00Z'],
    ['1763452800', 1_763_452_800],
    ['1763452800.25', 1_763_452_800.25],
    ['-1', -1],
    ['1763452800.', '1763452800.'],
    ['x1', 'x1'],
  ])('have the time %s', (text, time) => {
    expect(rowsOfCsv(`quay_pm10,${text},2`).rows).toMatchObject([{ time }]);
  });

  it('may have no value, and are valid without a flag', () => {
    expect(rowsOfCsv('a,1,,-1\na,2,3,').rows).toMatchObject([
      { value: null, flag: -1 },
      { value: 3, flag: 1 },
    ]);
  });

  it.each(['a,1', 'a,1,2,3,4', 'a'])('%j have too few or too many cells', (text) => {
    expect(rowsOfCsv(`${text}\nquay_pm10,1,2`)).toEqual({
      rows: [{ ...row, position: { line: 2 } }],
      faults: [{ position: { line: 1 }, reason: 'badRow', rows: 1 }],
    });
  });

  it('are a header in the first line only', () => {
    expect(rowsOfCsv('quay_pm10,1,2\nseries,1,2').rows.map(({ seriesId }) => seriesId)).toEqual([
      'quay_pm10',
      'series',
    ]);
  });

  it('keep quotes and byte order marks that do not enclose or begin them', () => {
    expect(rowsOfCsv('\ufeffa\ufeff"b",1,2').rows).toMatchObject([{ seriesId: 'a\ufeff"b"' }]);
  });
});
