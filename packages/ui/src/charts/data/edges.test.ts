import { averageOf } from '@zrak/quantities/aggregation';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFlags, flagKind, flagRuns } from './flags.ts';
import { isValid } from './hourlyValues.ts';
import { mergedTimes } from './rows.ts';
import { type ChartSeries, isLineOf, nearestIndex, type ReferenceLine, sampleAt } from './series.ts';
import { exceedances, statisticsOf, timeOf } from './statistics.ts';

const series = (times: readonly number[], more: Partial<ChartSeries> = {}): ChartSeries => ({
  id: 'a',
  label: 'A',
  unit: 'm',
  decimals: 0,
  times: Float64Array.from(times),
  values: new Float32Array(times.length),
  ...more,
});
const ascending = fc
  .uniqueArray(fc.integer({ min: -50, max: 200 }), { maxLength: 30 })
  .map((times) => times.toSorted((a, b) => a - b));

describe('the sample nearest to a time', () => {
  it('is the earlier one of two at the same distance', () => {
    fc.assert(
      fc.property(ascending, fc.integer({ min: -60, max: 220 }), (times, time) => {
        const distances = times.map((one) => Math.abs(one - time));
        expect(nearestIndex(Float64Array.from(times), time)).toBe(distances.indexOf(Math.min(...distances)));
      }),
      { seed: 6 },
    );
  });

  it('represents a time no further away than its neighbour', () => {
    const hours = series([0, 10, 20, 50]);
    expect([-10, -9, 0, 14, 16, 25, 79, 80].map((time) => sampleAt(hours, time))).toEqual([-1, 0, 0, 1, 2, 2, 3, -1]);
    expect([4, 5, 5.5, 6].map((time) => sampleAt(series([5]), time))).toEqual([-1, 0, 0, -1]);
    expect(sampleAt(series([]), 5)).toBe(-1);
  });
});

it('merges the times of several series without duplicates, in order, from the first to before the last', () => {
  fc.assert(
    fc.property(fc.array(ascending, { maxLength: 4 }), fc.integer({ min: -60, max: 100 }), (all, from) => {
      const to = from + 80;
      const expected = [...new Set(all.flat())].filter((time) => time >= from && time < to).toSorted((a, b) => a - b);
      expect([
        ...mergedTimes(
          all.map((times) => series(times)),
          from,
          to,
        ),
      ]).toEqual(expected);
    }),
    { seed: 7 },
  );
});

describe('a limit', () => {
  const line = (more: Partial<ReferenceLine> = {}): ReferenceLine => ({ id: 'l', label: 'L', value: 5, ...more });

  it('applies to series of its unit, or of the first unit if it has none', () => {
    expect(isLineOf(line({ unit: 'm' }), series([]), 's')).toBe(true);
    expect(isLineOf(line({ unit: 's' }), series([]), 'm')).toBe(false);
    expect(isLineOf(line(), series([]), 'm')).toBe(true);
    expect(isLineOf(line(), series([]), 's')).toBe(false);
  });

  it('applies to the series it lists', () => {
    expect(isLineOf(line({ seriesIds: ['b', 'a'] }), series([]), 'm')).toBe(true);
    expect(isLineOf(line({ seriesIds: ['b'] }), series([]), 'm')).toBe(false);
  });
});

describe('flags', () => {
  it('have the meaning that the EEA defines', () => {
    expect([-99, -1, 1, 2, 3, 0, undefined].map(flagKind)).toEqual([
      'calibration',
      'invalid',
      null,
      'belowDetection',
      'belowDetection',
      null,
      null,
    ]);
  });

  it('last until the next sample; the last one is as long as the one before', () => {
    expect(flagRuns(series([0, 10, 40], { flags: Int8Array.of(1, 2, 2) }), 0, 100)).toEqual([
      { kind: 'belowDetection', from: 10, to: 70 },
    ]);
    expect(flagRuns(series([5], { flags: Int8Array.of(-1) }), 0, 100)).toEqual([{ kind: 'invalid', from: 5, to: 5 }]);
    expect(flagRuns(series([0, 10]), 0, 100)).toEqual([]);
  });

  it('are joined across a gap of the given length, but no longer', () => {
    const flagged = series([0, 10, 20], { flags: Int8Array.of(-1, 1, -1) });
    expect(flagRuns(flagged, 0, 30, 9)).toHaveLength(2);
    expect(flagRuns(flagged, 0, 30, 10)).toHaveLength(1);
  });

  it('are counted by kind in all series', () => {
    const all = [
      series([0, 1, 2, 3, 4], { flags: Int8Array.of(-99, -1, 1, 2, 3) }),
      series([0]),
      series([0], { flags: Int8Array.of(-1) }),
    ];
    expect(countFlags(all, 0, 5)).toEqual({ calibration: 1, belowDetection: 2, invalid: 2 });
    expect(countFlags(all, 1, 4)).toEqual({ calibration: 0, belowDetection: 1, invalid: 1 });
  });

  it('exclude invalid values and calibration, and keep values below detection', () => {
    const hours = { values: Float32Array.of(1, 1, 1, 1, 1, NaN), flags: Int8Array.of(1, -1, -99, 2, 3, 1) };
    expect([0, 1, 2, 3, 4, 5].map((index) => isValid(hours, index))).toEqual([true, false, false, true, true, false]);
    expect(isValid({ values: Float32Array.of(1) }, 0)).toBe(true);
  });
});

describe('statistics', () => {
  const five = series([0, 10, 20, 30, 40], { values: Float32Array.of(4, NaN, 9, 50, 9) });

  it('cover samples that begin in the period', () => {
    expect(exceedances(five, { value: 4 }, 10, 40)).toBe(2);
    expect(exceedances(five, { value: 4 }, 0, 41)).toBe(3);
    expect(timeOf(five, 4, 1)).toBeNaN();
    expect(statisticsOf(five, 20, 41)).toMatchObject({ count: 3, missing: 0, min: 9, max: 50, last: 9 });
  });

  it('average energies of the period only', () => {
    const levels = { ...five, meanRule: 'energeticMean' as const };
    expect(statisticsOf(levels, 10, 30).mean).toBeCloseTo(9, 9);
  });
});

describe('means', () => {
  it('of directions do not depend on the position of north', () => {
    const angles = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(angles, fc.integer({ min: 0, max: 359 }), (directions, turn) => {
        const mean = averageOf(directions, 'vectorMean');
        const turned = averageOf(
          directions.map((direction) => (direction + turn) % 360),
          'vectorMean',
        );
        expect(turned).toBeGreaterThanOrEqual(0);
        expect(turned).toBeLessThan(360);
        expect(Math.cos(((turned - mean - turn) * Math.PI) / 180)).toBeCloseTo(1, 9);
      }),
      { seed: 8 },
    );
  });

  it('of levels are between the arithmetic mean and the maximum', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 110 }), { minLength: 1, maxLength: 20 }), (levels) => {
        const energetic = averageOf(levels, 'energeticMean');
        expect(energetic).toBeGreaterThanOrEqual(averageOf(levels, 'mean') - 1e-9);
        expect(energetic).toBeLessThanOrEqual(averageOf(levels, 'maximum') + 1e-9);
      }),
      { seed: 9 },
    );
  });
});
