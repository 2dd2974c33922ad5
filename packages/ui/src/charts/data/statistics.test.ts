import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scanSamples } from '../engine/m4.ts';
import { exceedances, figuresOf, statisticsOf, timeOf } from './statistics.ts';

const series = {
  id: 'a',
  label: 'A',
  unit: 'm',
  decimals: 0,
  times: Float64Array.of(0, 10, 20, 30, 40),
  values: Float32Array.of(4, NaN, 9, 50, 9),
};

it('considers only the period', () => {
  expect(statisticsOf(series, 0, 30)).toEqual({
    min: 4,
    max: 9,
    mean: 6.5,
    last: 9,
    count: 2,
    missing: 1,
  });
});

it('reports NaN without values', () => {
  expect(statisticsOf(series, 10, 20)).toMatchObject({ min: NaN, mean: NaN, count: 0, missing: 1 });
});

it('computes the figures of all values, in any order', () => {
  const value = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.constant(NaN));
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (all) => {
      const there = all.filter((one) => !Number.isNaN(one));
      const one = { ...series, times: Float64Array.from(all, (_, index) => index), values: Float32Array.from(all) };
      const { min, max, mean, last, count, missing } = statisticsOf(one, 0, all.length);
      expect({ count, missing }).toEqual({ count: there.length, missing: all.length - there.length });
      fc.pre(count > 0);
      expect([min, max, last]).toEqual([Math.min(...there), Math.max(...there), there.at(-1)]);
      expect(mean).toBeCloseTo(there.reduce((sum, number) => sum + number, 0) / count, 9);
    }),
  );
});

it('computes the same figures of a part for any number of columns', () => {
  const value = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -50, max: 50 }) }, fc.constant(NaN));
  const steps = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 7 });
  const edge = fc.integer({ min: -20, max: 1500 });
  const columns = fc.integer({ min: 1, max: 80 });
  fc.assert(
    fc.property(fc.array(value, { maxLength: 120 }), steps, edge, edge, columns, (all, lengths, one, other, fine) => {
      let time = 0;
      const times = Float64Array.from(all, (_, index) => (time += lengths[index % lengths.length]!));
      const part = { ...series, times, values: Float32Array.from(all) };
      const [from, to] = [Math.min(one, other), Math.max(one, other) + 1];
      const seen = all.filter((_, index) => times[index]! >= from && times[index]! < to);
      const there = seen.filter((number) => !Number.isNaN(number));
      const { sums } = scanSamples(times, part.values, from, to, fine, (to - from) / fine / 2);
      const figures = figuresOf(part, sums, from, to);
      expect(figures).toMatchObject({ count: there.length, missing: seen.length - there.length });
      fc.pre(there.length > 0);
      expect([figures.min, figures.max, figures.last]).toEqual([Math.min(...there), Math.max(...there), there.at(-1)]);
      expect(figures.mean).toBeCloseTo(there.reduce((sum, number) => sum + number, 0) / there.length, 9);
    }),
    { numRuns: 400 },
  );
});

it('averages levels by energy and directions as vectors, and has no mean of percentile levels', () => {
  const of = (meanRule: 'energeticMean' | 'vectorMean' | null, ...values: number[]) =>
    statisticsOf({ ...series, meanRule, values: Float32Array.from(values) }, 0, 50).mean;
  expect(of('energeticMean', 50, NaN, 60, 70, NaN)).toBeCloseTo(65.68, 2);
  expect(of('vectorMean', 350, NaN, 20, NaN, NaN)).toBeCloseTo(5, 4);
  expect(of(null, 50, 60, 70, 60, 50)).toBeNaN();
});

it('counts values above a limit, not values equal to it', () => {
  expect(exceedances(series, { value: 9 }, 0, 50)).toBe(1);
  expect(exceedances(series, { value: 8 }, 0, 30)).toBe(1);
});

it('compares values with the stated limit where theirs is another unit', () => {
  const stated = { value: 50, conversion: { factor: 1000, offset: 0 } };
  const inMilligrams = { ...series, values: Float32Array.of(0.0504, 0.0505, 0.0506, 0.0549, 0.055) };
  expect(exceedances(inMilligrams, { value: 0.05, stated }, 0, 50)).toBe(4);
});

it('finds the first time of a value', () => {
  expect(timeOf(series, 9, 0)).toBe(20);
  expect(timeOf(series, 9, 30)).toBe(40);
  expect(timeOf(series, 7, 0)).toBeNaN();
});
