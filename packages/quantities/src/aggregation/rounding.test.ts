import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean } from './averages.ts';
import { nullable, rounded, truncated } from './rounding.ts';

describe('rounded', () => {
  it.each([
    [50.4, 0, 50],
    [50.49, 0, 50],
    [50.5, 0, 51],
    [3.35, 1, 3.4],
    [3.449, 1, 3.4],
    [-0.5, 0, 0],
    [1.005, 2, 1.01],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(rounded(value, decimals) + 0).toBe(expected);
  });

  it('rounds a half that was stored as float32 up', () => {
    const stored = mean(Float32Array.of(50.3, 50.6, 50.6));
    expect(stored).toBeLessThan(50.5);
    expect(rounded(stored, 0)).toBe(51);
  });

  it('moves no value by more than half a step', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -500, max: 500, noNaN: true }),
        fc.integer({ min: 0, max: 2 }),
        (value, decimals) => {
          expect(Math.abs(rounded(value, decimals) - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-4);
        },
      ),
    );
  });
});

describe('truncated', () => {
  it.each([
    [54.9, 0, 54],
    [9.09, 1, 9],
    [9.1, 1, 9.1],
    [0.0709, 3, 0.07],
    [Math.fround(0.055), 3, 0.055],
    [Math.fround(35.3), 1, 35.3],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(truncated(value, decimals)).toBe(expected);
  });
});

it('writes a missing value as null and never a negative zero', () => {
  expect([nullable(NaN, 1), nullable(1.25, 1), rounded(-0.04, 1)]).toEqual([null, 1.3, 0]);
});
