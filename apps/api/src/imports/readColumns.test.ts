import { describe, expect, it } from 'vitest';
import { GrowingArray } from './growingArray.ts';
import { LongColumn, Rows, WideColumn } from './readColumns.ts';

const labels = { station: 'quay', parameter: 'PM10', heading: 'PM10', unit: undefined };

describe('numbers that are added one by one', () => {
  it.each([0, 1, 1023, 1024, 1025, 3072, 200_000])('are all there, in their order: %d', (count) => {
    const made: number[] = [];
    const numbers = new GrowingArray((length) => {
      made.push(length);
      return new Float64Array(length);
    });
    for (let value = 0; value < count; value++) numbers.add(value);
    expect(numbers.length).toBe(count);
    // Small blocks for small columns, and none so large that doubling it would need much memory.
    expect(made[0]).toBe(1024);
    expect(Math.max(...made)).toBeLessThanOrEqual(65_536);
    expect(numbers.take()).toEqual(Float64Array.from({ length: count }, (_, value) => value));
  });

  it('are released when they are taken', () => {
    const numbers = new GrowingArray((length) => new Float64Array(length));
    for (let value = 0; value < 1500; value++) numbers.add(value);
    numbers.take();
    expect([numbers.length, numbers.take().length]).toEqual([0, 0]);
  });

  it('need few blocks for many values', () => {
    let blocks = 0;
    const numbers = new GrowingArray((length) => {
      blocks++;
      return new Float64Array(length);
    });
    for (let value = 0; value < 200_000; value++) numbers.add(value);
    expect(blocks).toBeLessThan(12);
  });
});

describe('a column whose values have a row each', () => {
  it('has time, value, flag and line of each', () => {
    const column = new LongColumn(labels);
    column.add(3600, 1.5, 1, 2);
    column.add(7200, Number.NaN, -1, 4);
    expect(column.length).toBe(2);
    expect(column.finish()).toEqual({
      labels,
      times: Float64Array.of(3600, 7200),
      values: Float32Array.of(1.5, Number.NaN),
      flags: Int8Array.of(1, -1),
      lines: Uint32Array.of(2, 4),
    });
  });
});

describe('columns that share their rows', () => {
  it('have times and lines of the rows in which they have a value', () => {
    const rows = new Rows();
    const [whole, sparse, empty] = ['a', 'b', 'c'].map((heading) => new WideColumn({ ...labels, heading }, rows));
    for (const [index, value] of [1, 2, 3].entries()) {
      rows.add(index * 3600, index + 2);
      whole!.add(value, 1);
      if (index === 1) sparse!.addGap();
      else sparse!.add(value * 10, 2);
      empty!.addGap();
    }
    expect([whole!.length, sparse!.length, empty!.length]).toEqual([3, 2, 0]);
    expect(whole!.finish()).toEqual({
      labels: { ...labels, heading: 'a' },
      times: Float64Array.of(0, 3600, 7200),
      values: Float32Array.of(1, 2, 3),
      flags: Int8Array.of(1, 1, 1),
      lines: Uint32Array.of(2, 3, 4),
    });
    expect(sparse!.finish()).toEqual({
      labels: { ...labels, heading: 'b' },
      times: Float64Array.of(0, 7200),
      values: Float32Array.of(10, 30),
      flags: Int8Array.of(2, 2),
      lines: Uint32Array.of(2, 4),
    });
    expect(empty!.finish().times).toHaveLength(0);
  });
});
