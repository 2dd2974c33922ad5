import { expect, it } from 'vitest';
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
