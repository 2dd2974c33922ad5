import { describe, expect, it } from 'vitest';
import { aggregate, flag, type Grid } from '../aggregation/aggregate.ts';
import { indexDefinitions } from '../aggregation/airQualityIndex.ts';
import type { ReferenceValue } from '../db/schema.ts';
import { zoneOf } from '../time/zone.ts';
import { hasLondon, london } from '../../test/london.ts';
import { dailyEightHours, exceedancesOf, verdictOf } from './exceedances.ts';
import { indexDays } from './indexDays.ts';
import { dayEveningNight, noiseIndicators, noisePeriods } from './noiseIndicators.ts';
import { statisticsOf } from './parameterStatistics.ts';
import { hourEdges, reportPeriod, wholeDays } from './period.ts';
import { trafficTotal } from './trafficTotals.ts';
import { windFrequencies } from './windFrequencies.ts';

const zone = zoneOf('Europe/Ljubljana');
const far = Date.UTC(2100, 0) / 1000;

const limit = (value: number, more: Partial<ReferenceValue> = {}): ReferenceValue => ({
  id: 1,
  parameter_code: 'PM10',
  regime: 'eu2030',
  kind: 'limit',
  averaging: 'P1D',
  value,
  allowed_exceedances: 18,
  noise_zone: null,
  label: { en: '', sl: '', de: '' },
  ...more,
});

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
  const hours = (values: number[]) => ({ start: 0, values: Float64Array.from(values) });

  it('returns mean, extremes with their hours, percentiles and coverage', () => {
    const told = statisticsOf(hours([4, 1, 9, 9, 2]), 'mean', 75);
    expect(told).toMatchObject({
      value: 5,
      coverage: 100,
      isEnough: true,
      minimum: { value: 1, time: 3600 },
      maximum: { value: 9, time: 7200 },
    });
    expect(told.percentiles[0]).toEqual({ percent: 50, value: 4 });
  });

  it('returns the extremes but no aggregate of the period if too little was measured', () => {
    const told = statisticsOf(hours([1, Number.NaN, 3, Number.NaN]), 'mean', 75);
    expect(told).toMatchObject({ value: Number.NaN, coverage: 50, isEnough: false, percentiles: [] });
    expect(told.maximum).toEqual({ value: 3, time: 7200 });
  });

  it('returns no extremes of directions or without data', () => {
    expect(statisticsOf(hours([350, 10]), 'vectorMean', 75)).toMatchObject({ value: 0, maximum: undefined });
    expect(statisticsOf(hours([]), 'mean', 75)).toMatchObject({ coverage: 0, value: Number.NaN, minimum: undefined });
  });
});

describe('exceedancesOf', () => {
  const days = (values: number[]) => ({ edges: values.map((_, index) => index * 86_400), values });

  it('counts and lists values strictly above the limit', () => {
    const { exceedances, coverage } = exceedancesOf(days([45, 45.1, Number.NaN, 60]), limit(45));
    expect(exceedances).toEqual([
      { time: 86_400, value: 45.1 },
      { time: 3 * 86_400, value: 60 },
    ]);
    expect(coverage).toBe(75);
  });

  it('gives an alert of NO2 after three consecutive hours, one of ozone at once', () => {
    const values = days([401, 401, 1, 401, 402, 403]);
    expect(exceedancesOf(values, limit(400, { kind: 'alert', parameter_code: 'NO2' })).exceedances).toHaveLength(3);
    expect(exceedancesOf(values, limit(400, { kind: 'alert', parameter_code: 'O3' })).exceedances).toHaveLength(5);
  });

  it('reports a broken limit at any coverage, and a kept limit only with enough data', () => {
    expect([verdictOf(true, false), verdictOf(false, true), verdictOf(false, false)]).toEqual([true, false, undefined]);
  });
});

describe('indexDays', () => {
  it('are those of the worst hour and pollutant, if three quarters of the hours have a band', () => {
    const day = (value: number, missing: number) =>
      Array.from({ length: 24 }, (_, hour) => (hour < missing ? Number.NaN : value));
    const pm10 = [...day(10, 0), ...day(10, 6), ...day(10, 7)];
    const no2 = [...day(1, 23), ...day(70, 23), ...day(1, 7)];
    const column = (values: number[]) => ({ start: 0, values: Float64Array.from(values) });
    const bands = indexDays(
      indexDefinitions.eu2024,
      [
        ['PM10', column(pm10)],
        ['NO2', column(no2)],
      ],
      [0, 1, 2, 3].map((index) => index * 86_400),
    );
    expect([...bands]).toEqual([1, 4, Number.NaN]);
  });
});

describe('windFrequencies', () => {
  it('counts sectors and speed classes, with calm separate', () => {
    const rose = windFrequencies([0, 359, 91, 270.5, Number.NaN], [1, 2, 2.1, 0.5, 3]);
    expect(rose).toMatchObject({ hours: 4, calm: 0.25, meanSpeed: 1.4 });
    expect(rose.sectors[0]).toEqual([0.5, 0, 0, 0, 0]);
    expect(rose.sectors[4]).toEqual([0, 0.25, 0, 0, 0]);
  });

  it('spreads tens of degrees evenly over the sectors', () => {
    const tens = Array.from({ length: 36 }, (_, index) => (index + 1) * 10);
    const { sectors } = windFrequencies(
      tens,
      tens.map(() => 1),
    );
    for (const [share] of sectors) expect(share).toBeCloseTo(1 / 16, 10);
  });
});

describe('noise', () => {
  it('weights the parts of the day', () => {
    expect(dayEveningNight(60, 60, 60)).toBeCloseTo(66.4, 1);
    expect(dayEveningNight(60, Number.NaN, 60)).toBeNaN();
  });

  it.each([
    ['2026-03-29', 'Europe/Ljubljana', 92, { day: 48, evening: 16, night: 28 }],
    ['2026-10-25', 'Europe/Ljubljana', 100, { day: 48, evening: 16, night: 36 }],
  ])('uses civil hours on %s', (date, name, slots, parts) => {
    const start = zoneOf(name).dayStartOf(Date.parse(`${date}T12:00:00Z`) / 1000);
    const part = (index: number): number => {
      const civil = (start + index * 900 + zone.offsetAt(start + index * 900)) % 86_400;
      return civil >= 22 * 3600 || civil < 6 * 3600 ? 40 : civil >= 18 * 3600 ? 50 : 60;
    };
    // Every other level is 6 dB higher: the energetic mean is 3.97 dB above the lower level, the mean of the levels 3
    // dB.
    const values = Float32Array.from({ length: slots }, (_, index) => part(index) + (index % 2) * 6);
    const grid: Grid = { start, step: 900, values, flags: new Int8Array(slots).fill(flag.valid) };
    const told = noiseIndicators(grid, zone, noisePeriods.si, 75);
    const above = 10 * Math.log10((1 + 10 ** 0.6) / 2);
    expect(told.Lday).toBeCloseTo(60 + above, 8);
    expect(told.Levening).toBeCloseTo(50 + above, 8);
    expect(told.Lnight).toBeCloseTo(40 + above, 8);
    expect(values.filter((level) => level < 48)).toHaveLength(parts.night);
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
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Ljubljana', dateStyle: 'short' });
  const { from, to } = reportPeriod('2003', zone, far);
  const valuesOf = (column: Map<number, number>) =>
    Float64Array.from(hourEdges(from, to).slice(0, -1), (instant) => column.get(instant) ?? Number.NaN);
  const byDate = (column: Map<number, number>): Map<string, number[]> => {
    const days = new Map<string, number[]>();
    for (const [instant, value] of column) {
      const date = clock.format(instant * 1000);
      days.set(date, [...(days.get(date) ?? []), value]);
    }
    return days;
  };
  const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b) / values.length;
  const measuredOf = (values: readonly number[]): number[] => values.filter((value) => !Number.isNaN(value));

  it('statistics of NO2 in 2003', () => {
    const values = valuesOf(london('no2', 1.9125));
    const told = statisticsOf({ start: from, values }, 'mean', 85);
    const sorted = measuredOf([...values]).toSorted((a, b) => a - b);
    expect(told.value).toBeCloseTo(meanOf(sorted), 8);
    expect(told.coverage).toBe(Math.floor((100 * sorted.length) / 8760));
    expect(told.maximum?.value).toBe(sorted.at(-1));
    for (const { percent, value } of told.percentiles) {
      const share = sorted.filter((one) => one <= value).length / sorted.length;
      expect(Math.abs(share - percent / 100)).toBeLessThan(0.002);
    }
  });

  it('days of PM10 above 50 in 2003, also on both days of a clock change', () => {
    const column = london('pm10');
    const edges = zone.dayEdges(from, to);
    const values = valuesOf(column);
    const grid: Grid = { start: from, step: 3600, values, flags: new Int8Array(values.length).fill(flag.valid) };
    const { exceedances } = exceedancesOf({ edges, values: aggregate(grid, 'mean', edges).values }, limit(50));
    const dates = byDate(column);
    const expected = [...dates]
      .filter(([date, hours]) => {
        const measured = measuredOf(hours);
        return date.startsWith('2003') && measured.length >= hours.length * 0.75 && meanOf(measured) > 50;
      })
      .map(([date]) => date);
    expect(exceedances.map(({ time }) => clock.format(time * 1000))).toEqual(expected);
    expect(expected.length).toBeGreaterThan(10);
    expect(['2003-03-30', '2003-10-26'].map((date) => dates.get(date)!.length)).toEqual([23, 25]);
  });

  it('highest 8 h means of ozone in 2003', () => {
    const column = london('o3', 1.9953);
    const start = from - 8 * 3600;
    const values = Float64Array.from(hourEdges(start, to).slice(0, -1), (instant) => column.get(instant) ?? Number.NaN);
    const edges = zone.dayEdges(from, to);
    const told = dailyEightHours({ start, values }, edges);
    const meanBefore = (end: number): number => {
      const window = Array.from({ length: 8 }, (_, back) => column.get(end - (back + 1) * 3600) ?? Number.NaN);
      const measured = measuredOf(window);
      return measured.length >= 6 ? meanOf(measured) : Number.NaN;
    };
    for (const date of ['2003-03-30', '2003-07-15', '2003-10-26']) {
      const day = edges.findIndex((edge) => clock.format(edge * 1000) === date);
      const means = measuredOf(
        hourEdges(edges[day]!, edges[day + 1]!)
          .slice(1)
          .map(meanBefore),
      );
      expect(told.values[day]).toBeCloseTo(Math.max(...means), 8);
    }
  });
});
