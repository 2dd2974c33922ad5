import { readColumns } from '@zrak/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nullable } from '@zrak/quantities/aggregation';
import { runLengths } from './runLengths.ts';
import { binaryHead, binarySeries } from './binaryColumns.ts';

const head = {
  interval: 'PT15M',
  timeZone: 'Europe/Ljubljana',
  from: '2026-03-28T23:00:00Z',
  to: '2026-03-29T22:00:00Z',
  stamp: 'start',
};

interface Column {
  decimals: number;
  slots: { value: number; coverage: number; flag: number }[];
}

const describe = ({ slots }: Column, id: string) => ({
  id,
  start: head.from,
  step: 'PT15M',
  coverage: runLengths(slots.map(({ coverage }) => coverage)),
  flags: runLengths(slots.map(({ flag }) => flag)),
});

function asJson(columns: Column[]): ArrayBuffer {
  const series = columns.map((column, index) => ({
    ...describe(column, `ser_${index}`),
    values: column.slots.map(({ value }) => nullable(value, column.decimals)),
  }));
  return new TextEncoder().encode(JSON.stringify({ ...head, series })).buffer;
}

function asBinary(columns: Column[]): ArrayBuffer {
  const series = columns.map((column, index) => {
    const values = Float64Array.from(column.slots, ({ value }) => value);
    return binarySeries(describe(column, `ser_${index}`), values, column.decimals);
  });
  return new Uint8Array(Buffer.concat([binaryHead({ ...head, series: columns.length }), ...series])).buffer;
}

const value = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: -300, max: 300, noNaN: true }) },
  { weight: 3, arbitrary: fc.constant(Number.NaN) },
  { weight: 1, arbitrary: fc.double({ min: -70_000, max: 70_000, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY) },
  { weight: 1, arbitrary: fc.constantFrom(0, -0, 127, -128, 2 ** 31, -(2 ** 31), 2 ** 32, 1e15, -1e300) },
);
const column = fc.record({
  decimals: fc.integer({ min: 0, max: 3 }),
  slots: fc.array(
    fc.record({ value, coverage: fc.integer({ min: 0, max: 100 }), flag: fc.constantFrom(1, 2, 0, -1, -99) }),
    { maxLength: 200 },
  ),
});

test('the binary form decodes to the values of the JSON form', () => {
  fc.assert(
    fc.property(fc.array(column, { maxLength: 4 }), (columns) => {
      expect(readColumns(asBinary(columns))).toEqual(readColumns(asJson(columns)));
    }),
  );
});

test.each([
  ['one byte', [0, 12.7, Number.NaN, 0], 1],
  ['two', [0, 12.8, -3000], 2],
  ['four', [0, 100_000_000.5], 4],
  ['eight', [0, 1e12], 8],
] as const)('a value takes %s if the differences allow it', (_, values, width) => {
  const bytes = binarySeries({}, Float64Array.from(values), 1);
  expect(bytes.toString()).toContain(`"width":${width}`);
  expect(bytes).toHaveLength(4 + bytes.readUInt32LE() + values.length * width);
});
