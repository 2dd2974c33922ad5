import { expect, test } from 'vitest';
import { readColumns } from './seriesColumns.ts';

const answer = {
  interval: 'PT1H',
  timeZone: 'Europe/Ljubljana',
  from: '2026-11-19T23:00:00Z',
  to: '2026-11-20T03:00:00Z',
  stamp: 'start',
  series: ['a', 'b'].map((id) => ({
    id,
    start: '2026-11-19T23:00:00Z',
    step: 'PT1H',
    values: [31.5, 30.25, null, 28.75],
    coverage: [
      [2, 100],
      [1, 50],
      [1, 100],
    ],
    flags: [
      [2, 1],
      [1, -99],
      [1, 2],
    ],
  })),
};
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const read = () => readColumns(bytesOf(JSON.stringify(answer)));

test('expands values, flags and coverage to one for each time', () => {
  const { from, to, series } = read();
  const [first] = series;
  expect([from, to]).toEqual([Date.parse(answer.from), Date.parse(answer.to)]);
  expect([...first!.values]).toEqual([31.5, 30.25, Number.NaN, 28.75]);
  expect([...first!.flags]).toEqual([1, 1, -99, 2]);
  expect([...first!.coverage]).toEqual([100, 100, 50, 100]);
  expect(first!.times[3]! - first!.times[0]!).toBe(3 * 3_600_000);
});

test('series on one grid share their times', () => {
  const { series } = read();
  expect(series[1]!.times).toBe(series[0]!.times);
});

// Written as the contract defines it; the tests of the API read the API's output.
test('reads the binary form, too', () => {
  const object = (value: object) => {
    const text = new TextEncoder().encode(JSON.stringify(value));
    return [text.length, 0, 0, 0, ...text];
  };
  const { series, ...head } = answer;
  const letters = [...new TextEncoder().encode('ZRK1')];
  const start = [...letters, ...object({ ...head, series: 1 })];
  // 0.5, 0.4, a gap, 200.4 times ten: 5, −1, none, 2000.
  const columns = [
    ...object({ ...series[0], values: { count: 4, decimals: 1, width: 2 } }),
    11,
    2,
    0,
    161,
    0,
    0,
    0,
    15,
  ];
  const columnsOf = (bytes: number[]) => readColumns(new Uint8Array(bytes).buffer);
  const [first] = columnsOf([...start, ...columns]).series;
  expect([...first!.values]).toEqual([...Float32Array.of(0.5, 0.4, Number.NaN, 200.4)]);
  expect([...first!.flags]).toEqual([1, 1, -99, 2]);
  expect(() => columnsOf([...start, ...columns.slice(0, -1)])).toThrow();
  expect(() => columnsOf([...start, ...columns, 0])).toThrow();
});

test('fails for any other form', () => {
  for (const text of ['', 'ZRK', '<html>', 'ZRK1']) expect(() => readColumns(bytesOf(text)), text).toThrow();
});
