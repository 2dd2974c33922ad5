import { expect, it } from 'vitest';
import { mean } from './averages.ts';
import { nullable, rounded } from './rounding.ts';

it.each([
  [1.25, 1, 1.3],
  [1.24, 1, 1.2],
  [1234.5678, 2, 1234.57],
  [1.5, 0, 2],
  [-1.26, 1, -1.3],
  [0.5, 0, 1],
])('%d to %d decimals is %d', (value, decimals, result) => {
  expect(rounded(value, decimals)).toBe(result);
  expect(nullable(value, decimals)).toBe(result);
});

it('has no minus before a nought', () => {
  expect(Object.is(rounded(-0.01, 1), 0)).toBe(true);
});

it('has null for what was not measured', () => {
  expect(nullable(Number.NaN, 1)).toBeNull();
  expect(nullable(Number.NEGATIVE_INFINITY, 1)).toBeNull();
  expect(nullable(0, 1)).toBe(0);
});

it('shows a half that was stored as float32 rounded up, for every mean of four values with a decimal', () => {
  for (let sum = 0; sum < 40_000; sum += 7) {
    const values = [sum % 11, sum % 101, (sum * 3) % 997].map((tenths) => Math.min(tenths, sum));
    const last = sum - values.reduce((some, tenths) => some + tenths, 0);
    if (last < 0) continue;
    const stored = Float32Array.from([...values, last], (tenths) => tenths / 10);
    expect(rounded(mean(stored), 1)).toBe(Math.floor((sum + 2) / 4) / 10);
  }
});

it('changes no large sum', () => {
  expect([rounded(12_345_678, 0), rounded(12_345_678.4, 0), rounded(1_234_567.89, 2)]).toEqual([
    12_345_678, 12_345_678, 1_234_567.89,
  ]);
});
