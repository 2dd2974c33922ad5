import { describe, expect, test, vi } from 'vitest';
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

describe('an answer of another backend', () => {
  const asked = { interval: 'PT1H' as const, from: '2026-11-01', to: '2026-11-02', timeZone: 'Asia/Kathmandu' };
  const readSeries = (...series: object[]) => readColumns(bytesOf(JSON.stringify({ series })), asked);
  const plain = { id: 1, start: '2026-11-01T00:00:00Z', step: 'PT1H', values: [1, '2.5', null] };

  test('is read if it writes the same in another way', () => {
    const { series } = readSeries(plain, { ...plain, step: 'pt1h' });
    expect(series.map(({ id, values }) => [id, ...values])).toEqual([
      ['1', 1, 2.5, Number.NaN],
      ['1', 1, 2.5, Number.NaN],
    ]);
    expect(series[1]!.times).toBe(series[0]!.times);
  });

  test.each([
    ['a step of six hours', { step: 'PT6H' }, 'step'],
    ['a step of a week', { step: 'P7D' }, 'step'],
    ['a step in another unit', { step: 'PT60M' }, 'step'],
    ['no step', { step: undefined }, 'step'],
    ['decimal commas', { values: [null, '1,5'] }, 'values/1'],
    ['objects as values', { values: [{ v: 1 }] }, 'values/0'],
    ['one value that is no number', { values: [1, 2, true] }, 'values/2'],
    ['a value beyond float32', { values: [3.4e38, 1e300] }, 'values/1'],
    ['no values', { values: undefined }, 'values'],
    ['a start that is no time', { start: 'yesterday' }, 'start'],
  ])('loses a series with %s, and the console names the place', (_, fault, part) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { series } = readSeries(plain, { ...plain, id: 2, ...fault });
    expect(series.map(({ id }) => id)).toEqual(['1']);
    expect(warn.mock.calls).toEqual([[`Left out: getData/series/1/${part}`]]);
  });

  test.each([
    ['{}', '/series'],
    ['{"series":{}}', '/series'],
    ['null', ''],
  ])('is refused if it is %s, and the console names the place', (text, part) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(() => readColumns(bytesOf(text), asked)).toThrow(`The answer does not fit: ${part}`);
    expect(warn.mock.calls).toEqual([[`Left out: getData${part}`]]);
  });

  test.each([
    '2026-11-01T00:00:00',
    '2026-11-01 00:00:00',
    '2026-11-01 05:45:00+05:45',
    'Sun, 01 Nov 2026 00:00:00 GMT',
    Date.UTC(2026, 10, 1),
  ])('has its times in each form of the other answers: %s', (time) => {
    const { from, to, series } = readColumns(
      bytesOf(JSON.stringify({ from: time, to: time, series: [{ ...plain, start: time }] })),
      asked,
    );
    expect([from, to, series[0]!.times[0]]).toEqual(Array(3).fill(Date.UTC(2026, 10, 1)));
  });

  test('has the step of each series, and says whether it names the time zone', () => {
    const { interval, isTimeZoneAssumed, series } = readSeries(plain, { ...plain, step: 'P1D' });
    expect([interval, ...series.map(({ step }) => step)]).toEqual(['PT1H', 'PT1H', 'P1D']);
    expect(isTimeZoneAssumed).toBe(true);
    expect(read().isTimeZoneAssumed).toBeUndefined();
  });

  test('begins with a civil day in the zone that was asked for', () => {
    const { from, series } = readSeries({ ...plain, start: '2026-11-01' });
    expect([from, series[0]!.times[0]]).toEqual(Array(2).fill(Date.parse('2026-11-01T00:00:00+05:45')));
  });
});
