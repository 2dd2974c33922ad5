import { expect, it } from 'vitest';
import type { ChartSeries } from '../data/series.ts';
import { narrowestView } from './narrowestView.ts';

const hour = 3_600_000;
const year = 8760 * hour;
const series = (times: Iterable<number>): ChartSeries => {
  const own = Float64Array.from(times);
  return { id: 'a', label: 'A', unit: 'm', decimals: 0, times: own, values: new Float32Array(own.length) };
};

it('has six of the smallest steps, also if the first one is long', () => {
  expect(narrowestView([series([0, hour, 2 * hour])], 0, year)).toBe(6 * hour);
  expect(narrowestView([series([0, 300 * hour, 301 * hour]), series([5, 5, 5 + 4 * hour])], 0, year)).toBe(6 * hour);
});

it('is found in a sample of the steps of a long series', () => {
  const times = Float64Array.from({ length: 3_000_000 }, (_, index) => index * 1000);
  times[0] = -year;
  expect(narrowestView([series(times)], 0, year)).toBe(6000);
});

it('is never wider than a quarter of the period', () => {
  expect(narrowestView([series([0, 200 * hour])], 0, 400 * hour)).toBe(100 * hour);
  expect(narrowestView([series([NaN, NaN])], 0, year)).toBe(360_000);
  expect(narrowestView([], 0, 4000)).toBe(1000);
});
