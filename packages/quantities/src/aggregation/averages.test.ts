import { expect, it } from 'vitest';
import { averageOf, exceededBy, mean, nativeRule, quantile } from './index.ts';

it('averages each quantity by its own rule', () => {
  expect(averageOf([1, 2, 6], 'mean')).toBe(3);
  expect(averageOf([50, 60, 70], 'energeticMean')).toBeCloseTo(65.68, 2);
  expect(averageOf([350, 10], 'vectorMean') % 360).toBeCloseTo(0);
  expect(averageOf([90, 180], 'vectorMean')).toBeCloseTo(135);
  expect(averageOf([0.2, 1.3], 'sum')).toBe(1.5);
  expect(averageOf([4, 9, 2], 'maximum')).toBe(9);
  expect(averageOf([4, 9, 2], 'minimum')).toBe(2);
});

it('leaves out values that are missing', () => {
  expect(mean([1, NaN, 3])).toBe(2);
  expect(averageOf([50, NaN, 60, 70], 'energeticMean')).toBeCloseTo(65.68, 2);
  expect(averageOf([NaN, 90, 180], 'vectorMean')).toBeCloseTo(135);
  expect([averageOf([NaN, -4, -9], 'maximum'), averageOf([NaN, 4, 9], 'minimum')]).toEqual([-4, 4]);
  expect(averageOf([NaN, 4, 9], 'sum')).toBe(13);
});

it('returns no mean of winds that cancel out, nor of an empty list', () => {
  expect(averageOf([0, 180], 'vectorMean')).toBeNaN();
  for (const rule of ['mean', 'energeticMean', 'vectorMean', 'maximum', 'minimum', 'sum'] as const) {
    expect(averageOf([], rule)).toBeNaN();
    expect(averageOf([NaN], rule)).toBeNaN();
  }
});

it('gives faulty sound levels a finite mean, since their energy is no number', () => {
  expect(averageOf([-9999, -9999], 'energeticMean')).toBe(-9999);
  expect(averageOf([55, -9999], 'energeticMean')).toBeCloseTo(55 - 10 * Math.log10(2), 9);
  expect(averageOf([55, 9999, 56, 57], 'energeticMean')).toBeCloseTo(9999 - 10 * Math.log10(4), 9);
});

it('interpolates a quantile between neighbours', () => {
  expect([0, 0.1, 0.5, 1].map((share) => quantile([1, 2, 3, 4, 5], share))).toEqual([1, 1.4, 3, 5]);
  expect(quantile([], 0.5)).toBeNaN();
});

it('forms longer percentile levels from native ones by the arithmetic mean only', () => {
  expect(nativeRule('percentileLevel')).toBe('mean');
  expect(nativeRule('vectorMean')).toBe('vectorMean');
  expect([exceededBy('LA10'), exceededBy('LA90')]).toEqual([10, 90]);
});
