import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneOf } from '../time/zone.ts';
import { aggregate } from './aggregate.ts';
import { type AveragingRule, energeticMean, percentileLevel, vectorMean } from './averages.ts';
import { flag, type Grid } from './grid.ts';

const data = resolve(import.meta.dirname, '../../../../../shared/data');

function grid(
  values: number[],
  flags: number[] = values.map((value) => (Number.isNaN(value) ? 0 : 1)),
  step = 900,
): Grid {
  return { start: 0, step, values: Float32Array.from(values), flags: Int8Array.from(flags) };
}

function one(aggregator: Parameters<typeof aggregate>[1], values: number[], flags?: number[]) {
  const source = grid(values, flags);
  const { values: result, coverage, flags: common } = aggregate(source, aggregator, [0, values.length * 900]);
  return { value: result[0]!, coverage: coverage[0]!, flag: common[0]! };
}

describe('aggregate', () => {
  it('means sound levels by their energy', () => {
    expect(one('energeticMean', [50, 60, 70]).value).toBeCloseTo(65.68, 2);
    expect(energeticMean([60, 60, 60])).toBeCloseTo(60, 10);
  });

  it('means directions as vectors', () => {
    expect(one('vectorMean', [350, 10, 350, 10]).value).toBeCloseTo(0, 6);
    expect(one('vectorMean', [90, 180]).value).toBeCloseTo(135, 6);
    expect(one('vectorMean', [0, 180])).toMatchObject({ value: Number.NaN, coverage: 100 });
  });

  it('sums, and takes maxima and minima', () => {
    expect(one('sum', [0.25, 0, 1, 2]).value).toBeCloseTo(3.25, 6);
    expect(one('maximum', [3, 9, 1, 2]).value).toBe(9);
    expect(one('minimum', [3, 9, 1, -2]).value).toBe(-2);
  });

  it('takes levels exceeded for part of the time from the short levels', () => {
    const levels = Array.from({ length: 101 }, (_, index) => 40 + index / 10);
    expect(percentileLevel(levels, 10)).toBeCloseTo(49, 6);
    expect(percentileLevel(levels, 90)).toBeCloseTo(41, 6);
  });

  it('returns null under 75 % of valid values, and flags the reason', () => {
    expect(one('mean', [1, 2, 3, Number.NaN])).toEqual({ value: 2, coverage: 75, flag: 1 });
    expect(one('mean', [1, 2, 3, 4], [1, 1, flag.maintenance, flag.maintenance])).toEqual({
      value: Number.NaN,
      coverage: 50,
      flag: flag.maintenance,
    });
    expect(one('sum', [1, 2, Number.NaN, Number.NaN])).toEqual({ value: Number.NaN, coverage: 50, flag: flag.noData });
  });

  it('leaves out what is not valid, and keeps what is below detection', () => {
    expect(one('mean', [1, 1, 1, 999], [2, 3, 1, flag.notValid]).value).toBe(1);
    expect(one('mean', [1, 1, 1, 1], [2, 2, 2, 1]).flag).toBe(flag.belowDetection);
  });

  it('lies between the least and the greatest value', () => {
    const values = fc.array(fc.float({ min: -40, max: 120, noNaN: true }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(
        values,
        fc.constantFrom<Parameters<typeof aggregate>[1]>('mean', 'energeticMean', 'maximum', 'minimum', {
          exceeded: 50,
        }),
        (list, how) => {
          const { value } = one(how, list);
          expect(value).toBeGreaterThanOrEqual(Math.min(...list) - 1e-4);
          expect(value).toBeLessThanOrEqual(Math.max(...list) + 1e-4);
        },
      ),
    );
  });

  it('turns with the directions', () => {
    const directions = fc.array(fc.double({ min: 0, max: 90, noNaN: true }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(directions, fc.double({ min: 0, max: 360, noNaN: true }), (list, turn) => {
        const turned = vectorMean(list.map((direction) => (direction + turn) % 360));
        const difference = (turned - vectorMean(list) - turn + 1080) % 360;
        expect(Math.min(difference, 360 - difference)).toBeLessThan(1e-6);
        expect(turned).toBeGreaterThanOrEqual(0);
        expect(turned).toBeLessThan(360);
      }),
    );
  });

  it('covers every value once, for any edges', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 96 }), (list) => {
        const middle = Math.floor(list.length / 2) * 900;
        const { values } = aggregate(grid(list), 'sum', [0, middle, list.length * 900]);
        expect(values[0]! + values[1]!).toBe(list.reduce((a, b) => a + b, 0));
      }),
    );
  });
});

describe('civil days', () => {
  const zone = zoneOf('Europe/Ljubljana', 'seconds');
  const quartersOf = (date: string): number => {
    const start = zone.dayStartOf(Date.parse(`${date}T12:00:00Z`) / 1000);
    const edges = zone.dayEdges(start, start + 1);
    return (edges[1]! - edges[0]!) / 900;
  };

  it('have 92 quarter hours in spring, 100 in autumn, 96 otherwise', () => {
    expect(quartersOf('2026-03-29')).toBe(92);
    expect(quartersOf('2026-10-25')).toBe(100);
    expect(quartersOf('2026-06-01')).toBe(96);
  });

  it.each([
    ['2026-03-29', 92],
    ['2026-10-25', 100],
  ])('on %s need three quarters of %d values', (date, slots) => {
    const start = zone.dayStartOf(Date.parse(`${date}T12:00:00Z`) / 1000);
    const edges = zone.dayEdges(start, start + 1);
    const filled = (count: number): Grid => ({
      ...grid(Array.from({ length: slots }, (_, index) => (index < count ? 1 : Number.NaN))),
      start,
    });
    expect(aggregate(filled(slots * 0.75), 'sum', edges).values[0]).toBe(slots * 0.75);
    expect(aggregate(filled(slots * 0.75 - 1), 'sum', edges).values[0]).toBeNaN();
  });
});

describe('values that cross the edge of an interval', () => {
  const zone = zoneOf('Europe/Ljubljana', 'seconds');
  const threeHours = (from: number, count: number): Grid => ({
    ...grid(
      Array.from({ length: count }, () => 1),
      undefined,
      10_800,
    ),
    start: from,
  });

  it('belong to the one in which they start, so that adjacent intervals share and lose none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 21_000 }), fc.integer({ min: 1, max: 40 }), (utcDay, days) => {
        const edges = zone.dayEdges(utcDay * zone.day, (utcDay + days) * zone.day);
        const begin = Math.ceil(edges[0]! / 10_800);
        const end = Math.ceil(edges.at(-1)! / 10_800);
        const { values, coverage } = aggregate(threeHours(begin * 10_800, end - begin), 'sum', edges);
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(end - begin);
        expect(coverage.every((percent) => percent === 100)).toBe(true);
      }),
    );
  });

  it('give none to an interval that is shorter than they are', () => {
    const { values, coverage } = aggregate(threeHours(0, 8), 'mean', [0, 3600, 7200, 10_800]);
    expect([...values]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect([...coverage]).toEqual([0, 0, 0]);
  });
});

/** Hourly columns of a table of real measurements. */
function column(file: string, separator: string, timeColumn: string, valueColumn: string, within: string): number[] {
  const [head, ...lines] = gunzipSync(readFileSync(join(data, file)))
    .toString()
    .split('\n');
  const names = head!.split(separator);
  const [time, value] = [names.indexOf(timeColumn), names.indexOf(valueColumn)];
  return lines
    .map((line) => line.trimEnd().split(separator))
    .filter((cells) => cells[time]?.startsWith(within))
    .map((cells) => (cells[value] === '' ? Number.NaN : Number(cells[value])));
}

const hasData = existsSync(join(data, 'london-marylebone-1998-2005.csv.gz'));
if (!hasData) console.warn('The reference measurements are not here: the tests that need them are skipped.');

describe.skipIf(!hasData)('against reference figures', () => {
  const whole = (values: number[], aggregator: AveragingRule): number => {
    const source = grid(values, undefined, 3600);
    return aggregate(source, aggregator, [0, values.length * 3600]).values[0]!;
  };

  it('means NOx of London in 2003', () => {
    const values = column('london-marylebone-1998-2005.csv.gz', ',', 'date', 'nox', '2003');
    expect(values.filter((value) => !Number.isNaN(value))).toHaveLength(8211);
    expect(whole(values, 'mean')).toBeCloseTo(163.9411, 4);
  });

  it('means the wind of London on 2003-01-01 as vectors', () => {
    const values = column('london-marylebone-1998-2005.csv.gz', ',', 'date', 'wd', '2003-01-01');
    expect(whole(values, 'vectorMean')).toBeCloseTo(200.142, 3);
  });

  it('means the noise of Dublin on 2018-05-10 by energy', () => {
    const values = column('dublin-ballymun-single-site.tsv.gz', '\t', 'datetime', 'laeq_Ballymun4', '2018-05-10');
    expect(whole(values, 'energeticMean')).toBeCloseTo(61.694, 3);
  });
});
