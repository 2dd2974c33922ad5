import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumDailyEightHours, runningEightHours } from './eightHours.ts';

const hours = (count: number, value: (hour: number) => number): number[] =>
  Array.from({ length: count }, (_, index) => value(index));

describe('maximum daily eight-hour mean: Directive (EU) 2024/2881, annexes I and V', () => {
  it('needs 18 of the 24 means of a day, neither more nor fewer', () => {
    // The mean that ends with hour 41 still has six of its hours: 18 of the second day's windows have one.
    const until = (end: number) => hours(48, (hour) => (hour >= end ? Number.NaN : 5));
    expect(maximumDailyEightHours(until(40), [24, 48])[0]).toBe(5);
    expect(maximumDailyEightHours(until(39), [24, 48])[0]).toBeNaN();
  });

  it('takes the first mean of a day from 17:00 of the day before to 01:00, the last from 16:00 to 24:00', () => {
    const peakAt = (peak: number) => [
      ...maximumDailyEightHours(
        hours(72, (hour) => (hour === peak ? 80 : 0)),
        [24, 48],
      ),
    ];
    // 16:00 to 17:00 of the day before is in none of its windows, 17:00 to 18:00 is in one.
    expect(peakAt(16)).toEqual([0]);
    expect(peakAt(17)).toEqual([10]);
    expect(peakAt(47)).toEqual([10]);
    expect(peakAt(48)).toEqual([0]);
  });

  it('has a day between two edges, and none of fewer', () => {
    for (const edges of [[], [24]])
      expect(
        maximumDailyEightHours(
          hours(48, () => 1),
          edges,
        ),
      ).toHaveLength(0);
    expect(
      maximumDailyEightHours(
        hours(72, () => 1),
        [24, 48, 72],
      ),
    ).toEqual(Float64Array.of(1, 1));
  });

  it('requires three quarters of the windows of a day with 23 or 25 hours', () => {
    const of = (length: number, missing: number) =>
      maximumDailyEightHours(
        hours(length + 24, (hour) => (hour >= length + 24 - missing ? Number.NaN : 3)),
        [24, length + 24],
      )[0];
    // The last `missing` hours are gone: two of the windows that touch them still have six hours.
    expect([of(23, 7), of(23, 8)]).toEqual([3, Number.NaN]);
    expect([of(25, 8), of(25, 9)]).toEqual([3, Number.NaN]);
  });
});

describe('runningEightHours', () => {
  it('has none before eight hours have passed', () => {
    expect([...runningEightHours(hours(9, () => 2))]).toEqual([...hours(7, () => Number.NaN), 2, 2]);
  });

  it('is what a plain loop gives', () => {
    const list = fc.array(
      fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 200 }) }, fc.constant(Number.NaN)),
      {
        minLength: 8,
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(list, (values) => {
        const result = runningEightHours(values);
        expect(result).toHaveLength(values.length);
        for (let end = 7; end < values.length; end++) {
          const window = values.slice(end - 7, end + 1).filter((value) => !Number.isNaN(value));
          const mean = window.reduce((sum, value) => sum + value, 0) / window.length;
          if (window.length >= 6) expect(result[end]).toBeCloseTo(mean, 10);
          else expect(result[end]).toBeNaN();
        }
      }),
      { seed: 6 },
    );
  });
});
