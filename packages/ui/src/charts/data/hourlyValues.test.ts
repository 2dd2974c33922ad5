import { flag } from '@zrak/quantities/aggregation';
import { expect, it } from 'vitest';
import { gridOf } from './hourlyValues.ts';

const hour = 3_600_000;

it('puts values at their hours, with NaN for absent ones', () => {
  const grid = gridOf({
    times: Float64Array.of(10 * hour, 11 * hour, 14 * hour),
    values: Float32Array.of(50, 51, 52),
    flags: Int8Array.of(flag.valid, flag.notValid, flag.valid),
  });
  expect(grid).toMatchObject({ start: 10 * hour, step: hour });
  expect([...grid.values]).toEqual([50, 51, NaN, NaN, 52]);
  expect([...grid.flags]).toEqual([flag.valid, flag.notValid, flag.valid, flag.valid, flag.valid]);
});

it('reads absent flags as valid', () => {
  expect([...gridOf({ times: Float64Array.of(0, 2 * hour), values: Float32Array.of(1, 2) }).flags]).toEqual(
    Array(3).fill(flag.valid),
  );
});

it('of no values is empty', () => {
  expect(gridOf({ times: new Float64Array(), values: new Float32Array() }).values).toHaveLength(0);
});
