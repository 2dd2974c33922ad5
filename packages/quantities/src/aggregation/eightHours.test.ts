import { describe, expect, it } from 'vitest';
import { maximumDailyEightHours, runningEightHours } from './eightHours.ts';

const hours = (count: number, value: (hour: number) => number): number[] =>
  Array.from({ length: count }, (_, n) => value(n));

describe('runningEightHours', () => {
  it('needs six of eight hours', () => {
    expect(runningEightHours(hours(8, (n) => (n < 2 ? Number.NaN : 10)))[7]).toBe(10);
    expect(runningEightHours(hours(8, (n) => (n < 3 ? Number.NaN : 10)))[7]).toBeNaN();
  });
});

describe('maximumDailyEightHours', () => {
  it('gives a mean to the day on which its window ends', () => {
    // A peak in the last hours of the one day ends in windows of both days.
    const values = hours(72, (n) => (n >= 41 && n < 48 ? 80 : 0));
    const [first, second] = maximumDailyEightHours(values, [24, 48, 72]);
    expect(first).toBe(70);
    expect(second).toBe(70);
  });

  it('needs 18 of 24 windows', () => {
    expect(
      maximumDailyEightHours(
        hours(48, (n) => (n >= 43 ? Number.NaN : 5)),
        [24, 48],
      )[0],
    ).toBe(5);
    expect(
      maximumDailyEightHours(
        hours(48, (n) => (n >= 39 ? Number.NaN : 5)),
        [24, 48],
      )[0],
    ).toBeNaN();
  });
});
