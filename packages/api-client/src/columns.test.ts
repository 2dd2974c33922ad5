import { describe, expect, test } from 'vitest';
import { gridTimes, gridValues, offsetAt } from './grid.ts';
import { acceptColumns, readColumns } from './seriesColumns.ts';

const hour = 3_600_000;
const head = {
  interval: 'PT1H',
  timeZone: 'Europe/Ljubljana',
  from: '2026-01-01T00:00:00Z',
  to: '2026-01-02T00:00:00Z',
};
const encoder = new TextEncoder();
const object = (value: object) => {
  const text = encoder.encode(JSON.stringify(value));
  return [...new Uint8Array(Uint32Array.of(text.length).buffer), ...text];
};

interface Packed {
  id?: string;
  start?: string;
  decimals?: number;
  width: number;
  count: number;
  bytes: readonly number[];
}

/** Builds the binary form as the contract defines it. */
function binary(...series: Packed[]) {
  const parts = series.flatMap(({ id = 'a', start = head.from, decimals = 0, width, count, bytes }) => [
    ...object({ id, start, step: 'PT1H', coverage: [], flags: [], values: { count, decimals, width } }),
    ...bytes,
  ]);
  return new Uint8Array([...encoder.encode('ZRK1'), ...object({ ...head, series: series.length }), ...parts]).buffer;
}
const valuesOf = (packed: Packed) => [...readColumns(binary(packed)).series[0]!.values];

/**
 * Encodes differences as in the contract: 0 is a gap, odd values increase, even values decrease; the lowest bytes of
 * all values come first.
 */
function coded(differences: readonly (number | null)[], width: number): number[] {
  const codes = differences.map((by) => (by === null ? 0 : by >= 0 ? 2 * by + 1 : -2 * by));
  return Array.from({ length: width }, (_, place) => codes.map((code) => Math.floor(code / 256 ** place) % 256)).flat();
}

describe('packed values', () => {
  test.each([1, 2, 4])('of %i bytes increase, decrease and contain gaps', (width) => {
    const bytes = coded([5, -2, null, 0, 4], width);
    expect(valuesOf({ width, count: 5, bytes })).toEqual([5, 3, Number.NaN, 3, 7]);
  });

  test('with more bytes have a larger range', () => {
    expect(valuesOf({ width: 2, count: 2, bytes: coded([30_000, -30_001], 2) })).toEqual([30_000, -1]);
    expect(valuesOf({ width: 4, count: 2, bytes: coded([1_000_000_000, -2_000_000_000], 4) })).toEqual([1e9, -1e9]);
  });

  test('have the given number of decimals', () => {
    expect(valuesOf({ width: 2, count: 2, decimals: 2, bytes: coded([125, 50], 2) })).toEqual([1.25, 1.75]);
  });

  test('of eight bytes are plain numbers', () => {
    const numbers = [1.5, Number.NaN, -2.25e6];
    const bytes = [...new Uint8Array(Float64Array.from(numbers).buffer)];
    expect(valuesOf({ width: 8, count: 3, bytes })).toEqual(numbers);
  });

  test('of several series are in sequence', () => {
    const { series, ...rest } = readColumns(
      binary(
        { id: 'a', width: 1, count: 2, bytes: coded([1, 1], 1) },
        { id: 'b', width: 2, count: 2, bytes: coded([3, 1], 2) },
        { id: 'c', start: '2026-01-01T05:00:00Z', width: 1, count: 2, bytes: coded([1, 1], 1) },
        { id: 'd', width: 1, count: 3, bytes: coded([1, 1, 1], 1) },
      ),
    );
    expect(rest).toEqual({ ...head, from: Date.parse(head.from), to: Date.parse(head.to) });
    expect(series.map(({ id, values }) => [id, ...values])).toEqual([
      ['a', 1, 2],
      ['b', 3, 4],
      ['c', 1, 2],
      ['d', 1, 2, 3],
    ]);
    expect(series[1]!.times).toBe(series[0]!.times);
    expect([...series[2]!.times]).toEqual([Date.parse('2026-01-01T05:00:00Z'), Date.parse('2026-01-01T06:00:00Z')]);
    expect(series[3]!.times).toHaveLength(3);
  });

  test('with more data than announced fail', () => {
    expect(() => valuesOf({ width: 1, count: 2, bytes: [3, 3, 3] })).toThrow('longer than it says');
  });
});

describe('flags and coverage', () => {
  test('are valid and unmeasured when omitted', () => {
    const [series] = readColumns(binary({ width: 1, count: 2, bytes: [3, 3] })).series;
    expect([...series!.flags]).toEqual([1, 1]);
    expect([...series!.coverage]).toEqual([0, 0]);
  });
});

describe('a response in neither form', () => {
  test.each([
    ['text that breaks UTF-8', [0x22, 0xff, 0x22]],
    ['a mark with a wrong first letter', [...encoder.encode('XRK1')]],
    ['a mark with a wrong last letter', [...encoder.encode('ZRK2')]],
  ])('fails: %s', (_, bytes) => {
    expect(() => readColumns(new Uint8Array(bytes).buffer)).toThrow();
  });

  test('is requested with the binary form first', () => {
    expect(acceptColumns).toBe('application/vnd.zrak.columns, application/json;q=0.9');
  });
});

describe('the offset of a zone', () => {
  test.each([
    ['Europe/Ljubljana', '2026-01-15T12:00:00.500Z', 1],
    ['Europe/Ljubljana', '2026-07-15T23:30:15Z', 2],
    ['Asia/Kolkata', '2026-01-01T00:00:00Z', 5.5],
    ['America/St_Johns', '2026-12-31T23:59:59Z', -3.5],
    ['UTC', '2024-02-29T00:00:00Z', 0],
  ])('%s at %s is %d hours', (zone, time, hours) => {
    expect(offsetAt(Date.parse(time), zone)).toBe(hours * hour);
  });
});

describe('a grid', () => {
  test('has one time and one value for each of the series', () => {
    const values = [1, null, 3];
    const hours = gridTimes({ start: head.from, step: 'PT1H', values }, 'UTC');
    expect([...hours].map((time) => (time - Date.parse(head.from)) / hour)).toEqual([0, 1, 2]);
    expect([...gridValues({ values })]).toEqual([1, Number.NaN, 3]);
    expect(gridTimes({ start: head.from, step: 'P1D', values: [] }, 'UTC')).toHaveLength(0);
  });
});
