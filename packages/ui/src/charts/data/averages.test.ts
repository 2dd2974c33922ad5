import { expect, it } from 'vitest';
import { averageOf } from './averages.ts';

it('averages each quantity by its own rule', () => {
  expect(averageOf([1, 2, 6], 'mean')).toBe(3);
  expect(averageOf([50, 60, 70], 'energeticMean')).toBeCloseTo(65.68, 2);
  expect(averageOf([350, 10], 'vectorMean') % 360).toBeCloseTo(0);
  expect(averageOf([90, 180], 'vectorMean')).toBeCloseTo(135);
  expect(averageOf([0.2, 1.3], 'sum')).toBe(1.5);
  expect(averageOf([4, 9, 2], 'maximum')).toBe(9);
  expect(averageOf([4, 9, 2], 'minimum')).toBe(2);
});

it('knows no mean of winds that cancel out, nor of nothing', () => {
  expect(averageOf([0, 180], 'vectorMean')).toBeNaN();
  expect(averageOf([], 'sum')).toBeNaN();
});
