import { describe, expect, it } from 'vitest';
import { english } from '../../test/importFixture.ts';
import { isStep, stepOf, stepText, usualGap } from './steps.ts';

const hour = 3600;
const day = 86_400;
const hours = (...all: number[]): number[] => all.map((one) => one * hour);

describe('the usual gap between times', () => {
  it.each([
    [[], undefined],
    [[5], undefined],
    [[5, 5], undefined],
    [[5, 65], 60],
    [[0, 60, 120, 4000, 4060], 60],
    [[0, 0, 0, 0, 60, 120], 60],
    [[0, 600, 1200, 1210, 1800], 600],
    // Sorted as numbers: as texts, 1000 would come before 60.
    [[0, 60, 120, 1120], 60],
  ])('of %j is %s', (times, gap) => {
    expect(usualGap(times)).toBe(gap);
  });

  it('is that of the first ten thousand', () => {
    const times = Float64Array.from({ length: 40_001 }, (_, index) => index * 60 + Math.max(0, index - 10_000) * 60);
    expect(usualGap(times)).toBe(60);
  });
});

describe('the interval of a new series', () => {
  it.each([
    ['hours', hours(0, 1, 2), hour],
    ['hours with gaps', hours(0, 1, 2, 50, 51, 52), hour],
    ['quarter hours', [0, 900, 1800], 900],
    ['hours at ten past', [600, 4200, 7800], hour],
    ['nine of ten on the grid', [...hours(0, 1, 2, 3, 4, 5, 6, 7, 8), 8 * hour + 300], hour],
    ['civil days, one of 23 hours', [-hour, 23 * hour, 46 * hour, 70 * hour], day],
    ['civil days, one of 25 hours', [0, 24 * hour, 49 * hour, 73 * hour], day],
  ])('is taken from %s', (_, times, step) => {
    expect(stepOf(times)).toBe(step);
  });

  it.each([
    ['no time', []],
    ['one time', [hour]],
    ['a gap that no series has', [0, 420, 840, 1260]],
    ['eight of ten on the grid', [...hours(0, 1, 2, 3, 4, 5, 6, 7), 7 * hour + 300, 8 * hour + 300]],
    ['days two hours off', [0, day, 2 * day, 3 * day + 2 * hour, 4 * day + 2 * hour, 5 * day + 2 * hour]],
  ])('is not clear from %s', (_, times) => {
    expect(stepOf(times)).toBeUndefined();
  });
});

describe('an interval that the operator names', () => {
  it.each([1, 60, hour, 3 * hour, day])('may have %d seconds', (step) => {
    expect(isStep(step)).toBe(true);
  });

  it.each([0, -hour, 0.5, Number.NaN, 7 * hour, 2 * day])(
    'may not have %d seconds: days have no whole number',
    (step) => {
      expect(isStep(step)).toBe(false);
    },
  );

  it.each([
    [day, '1 day'],
    [hour, '1 h'],
    [3 * hour, '3 h'],
    [900, '15 min'],
    [5400, '90 min'],
    [90, '90 s'],
  ])('of %d seconds is written as %s', (step, text) => {
    expect(english(stepText(step))).toBe(text);
  });
});
