import { expect, it } from 'vitest';
import { tonesOf } from './tones.ts';

const scale = { min: 0, max: 100, ticks: [], decimals: 0, isLog: false };
const series = {
  id: 'a',
  label: 'A',
  unit: 'm',
  decimals: 0,
  times: Float64Array.of(0, 10, 20, 30, 40, 50),
  values: Float32Array.of(10, 90, NaN, NaN, 20, 120),
};

it('gives each part of the view the tone of its maximum, and gaps none', () => {
  expect(tonesOf(series, scale, 0, 60, 3)).toEqual([
    { time: 10, height: 0.9 },
    { time: 20, height: null },
    { time: 50, height: 1 },
  ]);
});

it('has one tone per value for few values, and none without values', () => {
  expect(tonesOf(series, scale, 0, 20, 100).map(({ height }) => height)).toEqual([0.1, 0.9]);
  expect(tonesOf(series, scale, 100, 200, 100)).toEqual([]);
});
