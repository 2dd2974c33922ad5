import { describe, expect, it } from 'vitest';
import { zoneOf } from '../time/zone.ts';
import { hasLondon, london } from '../../test/london.ts';
import { statisticsOf } from './parameterStatistics.ts';
import { hourly } from '../../test/hourly.ts';
import { hourEdges, reportPeriod, wholeDays } from './period.ts';
import { trafficTotal } from './trafficTotals.ts';

const zone = zoneOf('Europe/Ljubljana');
const far = Date.UTC(2100, 0) / 1000;

describe('reportPeriod', () => {
  it.each([
    ['2026-03', 31 * 24 - 1],
    ['2026-10', 31 * 24 + 1],
    ['2026-12', 31 * 24],
    ['2026', 365 * 24],
  ])('%s has %d hours of civil time', (name, hours) => {
    const { from, to } = reportPeriod(name, zone, far);
    expect(hourEdges(from, to)).toHaveLength(hours + 1);
  });

  it('ends at the last full hour while it runs, and is empty before it begins', () => {
    const now = Date.UTC(2026, 9, 5, 10, 40) / 1000;
    expect(reportPeriod('2026-10', zone, now).until).toBe(Date.UTC(2026, 9, 5, 10) / 1000);
    const coming = reportPeriod('2026-12', zone, now);
    expect(coming.until).toBe(coming.from);
  });
});

describe('wholeDays', () => {
  it('leave out the day that has not ended', () => {
    const from = Date.UTC(2026, 9, 23, 22) / 1000;
    expect(wholeDays(zone, from, from + 30 * 3600)).toHaveLength(2);
    expect(wholeDays(zone, from, from)).toEqual([from]);
  });
});

describe('statisticsOf', () => {
  const hours = (values: number[]) => hourly(0, Float64Array.from(values));

  it('returns mean, extremes with their hours, percentiles and coverage', () => {
    const result = statisticsOf(hours([4, 1, 9, 9, 2]), 'mean', 75);
    expect(result).toMatchObject({
      value: 5,
      coverage: 100,
      isEnough: true,
      minimum: { value: 1, time: 3600 },
      maximum: { value: 9, time: 7200 },
    });
    expect(result.percentiles[0]).toEqual({ percent: 50, value: 4 });
  });

  it('returns the extremes but no aggregate of the period if too little was measured', () => {
    const result = statisticsOf(hours([1, Number.NaN, 3, Number.NaN]), 'mean', 75);
    expect(result).toMatchObject({ value: Number.NaN, coverage: 50, isEnough: false, percentiles: [] });
    expect(result.maximum).toEqual({ value: 3, time: 7200 });
  });

  it('returns no extremes of directions or without data', () => {
    expect(statisticsOf(hours([350, 10]), 'vectorMean', 75)).toMatchObject({ value: 0, maximum: undefined });
    expect(statisticsOf(hours([]), 'mean', 75)).toMatchObject({ coverage: 0, value: Number.NaN, minimum: undefined });
  });
});

describe('trafficTotal', () => {
  it('sums the counts and averages the days with enough data', () => {
    expect(trafficTotal(Float64Array.of(5, Number.NaN, 7), Float64Array.of(100, Number.NaN, 300))).toEqual({
      total: 12,
      dailyMean: 200,
      days: 2,
    });
  });
});

/**
 * Separate implementation: days by the civil date in Ljubljana, explicit sums and sorting. Only the numbers must agree.
 */
describe.skipIf(!hasLondon)('against an independent calculation on real data', () => {
  const { from, to } = reportPeriod('2003', zone, far);
  const valuesOf = (column: Map<number, number>) =>
    Float64Array.from(hourEdges(from, to).slice(0, -1), (instant) => column.get(instant) ?? Number.NaN);
  const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b) / values.length;
  const measuredOf = (values: readonly number[]): number[] => values.filter((value) => !Number.isNaN(value));

  it('statistics of NO2 in 2003', () => {
    const values = valuesOf(london('no2', 1.9125));
    const result = statisticsOf(hourly(from, values), 'mean', 85);
    const sorted = measuredOf([...values]).toSorted((a, b) => a - b);
    expect(result.value).toBeCloseTo(meanOf(sorted), 8);
    expect(result.coverage).toBe(Math.floor((100 * sorted.length) / 8760));
    expect(result.maximum?.value).toBe(sorted.at(-1));
    for (const { percent, value } of result.percentiles) {
      const share = sorted.filter((one) => one <= value).length / sorted.length;
      expect(Math.abs(share - percent / 100)).toBeLessThan(0.002);
    }
  });
});
