import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aggregate } from './aggregate.ts';
import { type AveragingRule, percentileLevel, vectorMean } from './averages.ts';
import { flag, type Grid, isMeasured } from './grid.ts';

const nothing = Number.NaN;
const gridOf = (values: number[], flags: number[], start = 0, step = 900): Grid => ({
  start,
  step,
  values: Float64Array.from(values),
  flags: Int8Array.from(flags),
});
const valid = (count: number, of: number): Grid =>
  gridOf(
    Array.from({ length: of }, (_, index) => (index < count ? 1 : nothing)),
    Array.from({ length: of }, () => 1),
  );

describe('data capture', () => {
  // Directive (EU) 2024/2881, annex V: an hourly mean needs 45 minutes, a daily mean 18 hours.
  it.each([
    ['an hour of 60 minutes', 44, 60, false, 73],
    ['an hour of 60 minutes', 45, 60, true, 75],
    ['an hour of 4 quarters', 2, 4, false, 50],
    ['an hour of 4 quarters', 3, 4, true, 75],
    ['a day of 24 hours', 17, 24, false, 70],
    ['a day of 24 hours', 18, 24, true, 75],
    ['a day of 23 hours', 17, 23, false, 73],
    ['a day of 23 hours', 18, 23, true, 78],
    ['a day of 25 hours', 18, 25, false, 72],
    ['a day of 25 hours', 19, 25, true, 76],
  ])('of %s: %d of %d are enough: %s', (_, count, of, isEnough, coverage) => {
    const result = aggregate(valid(count, of), 'mean', [0, of * 900]);
    expect(result.values[0]).toBe(isEnough ? 1 : nothing);
    expect(result.coverage[0]).toBe(coverage);
  });

  it('is 100 % for all values, for any remainder of the division', () => {
    for (const count of [3, 7, 23, 25, 49]) {
      expect(aggregate(valid(count, count), 'mean', [0, count * 900]).coverage[0]).toBe(100);
    }
  });

  it('counts what lies before and after the values as missing', () => {
    const grid = gridOf([1, 2, 3, 4], [1, 1, 1, 1], 3600);
    const result = aggregate(grid, 'sum', [0, 3600, 7200, 10_800]);
    expect([...result.values]).toEqual([nothing, 10, nothing]);
    expect([...result.coverage]).toEqual([0, 100, 0]);
  });

  it('has an interval between two edges, and none of fewer', () => {
    for (const edges of [[], [0]]) {
      const result = aggregate(valid(4, 4), 'mean', edges);
      expect([result.values.length, result.coverage.length, result.flags.length]).toEqual([0, 0, 0]);
    }
    const two = aggregate(valid(4, 4), 'mean', [0, 1800, 3600]);
    expect([two.values.length, two.coverage.length, two.flags.length]).toEqual([2, 2, 2]);
  });
});

describe('flags', () => {
  it('distinguish measurements: the European validity flags above 0', () => {
    const flags = [-99, -1, 0, 1, 2, 3];
    expect(flags.map((one) => isMeasured(5, one))).toEqual([false, false, false, true, true, true]);
    expect(flags.map((one) => isMeasured(nothing, one))).toEqual(flags.map(() => false));
    expect(flag).toEqual({
      valid: 1,
      belowDetection: 2,
      belowDetectionHalved: 3,
      notValid: -1,
      maintenance: -99,
      noData: 0,
    });
  });

  const flagOf = (values: number[], flags: number[]): number =>
    aggregate(gridOf(values, flags), 'mean', [0, values.length * 900]).flags[0]!;

  it.each<[string, number[], number[], number]>([
    ['the one most have', [1, 1, 1, 1], [1, 2, 2, 2], 2],
    ['the first of equals', [1, 1, 1, 1], [1, 1, 2, 2], 1],
    ['of a value never that of a gap', [nothing, 1, 1, 1], [0, 3, 2, 1], 3],
    ['of a gap never that of a value', [1, 1, nothing, 1], [-99, 2, 0, 2], -99],
    ['no data where a value is missing that was flagged as valid', [nothing, nothing, 5, 5], [1, 1, -99, 1], 0],
    ['the reason of a gap', [nothing, nothing, nothing, 5], [-99, -99, 1, 1], -99],
  ])('are %s', (_, values, flags, expected) => {
    expect(flagOf(values, flags)).toBe(expected);
  });

  it('are those of the interval alone', () => {
    const grid = gridOf([1, 1, 1, 1], [1, 2, 2, 2]);
    expect([...aggregate(grid, 'mean', [0, 1800, 3600]).flags]).toEqual([1, 2]);
  });
});

describe('percentileLevel', () => {
  it('sorts the levels by size, not by their digits', () => {
    expect(percentileLevel([100, 9, 55, 40, 70], 50)).toBe(55);
    expect(percentileLevel([100, 9, 55, 40, 70], 25)).toBe(70);
    expect(percentileLevel([100, 9, 55, 40, 70], 0)).toBe(100);
    expect(percentileLevel([100, 9, 55, 40, 70], 100)).toBe(9);
  });

  it('interpolates between two levels', () => {
    expect(percentileLevel([50, 60], 10)).toBeCloseTo(59, 10);
    expect(percentileLevel([60, 50], 75)).toBeCloseTo(52.5, 10);
  });

  it('applies the given share', () => {
    const grid = gridOf([40, 50, 60, 70], [1, 1, 1, 1]);
    expect(aggregate(grid, { exceeded: 0 }, [0, 3600]).values[0]).toBe(70);
    expect(aggregate(grid, { exceeded: 50 }, [0, 3600]).values[0]).toBe(55);
  });

  it('falls as the share of time rises: LA10 ≥ LA50 ≥ LA90', () => {
    const levels = fc.array(fc.double({ min: 20, max: 110, noNaN: true }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(levels, (list) => {
        const [LA10, LA50, LA90] = [10, 50, 90].map((share) => percentileLevel(list, share)) as [
          number,
          number,
          number,
        ];
        expect(LA10).toBeGreaterThanOrEqual(LA50);
        expect(LA50).toBeGreaterThanOrEqual(LA90);
      }),
      { seed: 4 },
    );
  });
});

describe('vectorMean', () => {
  it('has no direction where the wind came from everywhere: the resultant is under a millionth', () => {
    // 0.0001° beside the opposite: 4.4e-7 of four unit vectors.
    expect(vectorMean([0, 180, 90, 270.0001])).toBeNaN();
    expect(vectorMean([0, 180, 90, 270.001])).not.toBeNaN();
  });

  it.each([
    [[0], 0],
    [[360], 0],
    [[350, 10], 0],
    [[-10], 350],
    [[180, 270], 225],
    [[300, 340], 320],
  ])('of %j is %d°', (directions, mean) => {
    const result = vectorMean(directions);
    expect(Math.min(Math.abs(result - mean), 360 - Math.abs(result - mean))).toBeLessThan(1e-9);
    expect(result).toBeGreaterThanOrEqual(0);
    expect(result).toBeLessThan(360);
  });
});

/** Each rule written out for a list of numbers. */
const byHand: Record<Exclude<AveragingRule, 'vectorMean'>, (values: number[]) => number> = {
  mean: (values) => {
    let sum = 0;
    for (const value of values) sum += value;
    return sum / values.length;
  },
  energeticMean: (values) => {
    let sum = 0;
    for (const value of values) sum += Math.exp((value / 10) * Math.LN10);
    return (10 * Math.log(sum / values.length)) / Math.LN10;
  },
  maximum: (values) => values.toSorted((a, b) => a - b).at(-1)!,
  minimum: (values) => values.toSorted((a, b) => a - b)[0]!,
  sum: (values) => {
    let sum = 0;
    for (const value of values) sum += value;
    return sum;
  },
};

it.each(Object.keys(byHand) as (keyof typeof byHand)[])('%s is what a plain loop over valid values gives', (rule) => {
  const slot = fc.record({
    value: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: -300, max: 1200 }) }, fc.constant(nothing)),
    validity: fc.constantFrom(1, 1, 1, 1, 2, 3, -1, -99, 0),
  });
  fc.assert(
    fc.property(fc.array(slot, { minLength: 24, maxLength: 24 }), fc.integer({ min: 0, max: 5 }), (slots, early) => {
      const values = slots.map(({ value }) => value / 10);
      const flags = slots.map(({ validity }) => validity);
      const result = aggregate(gridOf(values, flags, 900 * early), rule, [0, 900 * 12, 900 * 24, 900 * 30]);
      for (const [index, [from, to]] of [
        [0, 12],
        [12, 24],
        [24, 30],
      ].entries()) {
        const measured: number[] = [];
        for (let slotIndex = from! - early; slotIndex < to! - early; slotIndex++) {
          const value = values[slotIndex];
          if (value !== undefined && !Number.isNaN(value) && flags[slotIndex]! >= 1) measured.push(value);
        }
        const length = to! - from!;
        expect(result.coverage[index]).toBe(Math.floor((100 * measured.length) / length));
        if (4 * measured.length >= 3 * length) expect(result.values[index]).toBeCloseTo(byHand[rule](measured), 8);
        else expect(result.values[index]).toBeNaN();
      }
    }),
    { seed: 5, numRuns: 200 },
  );
});
