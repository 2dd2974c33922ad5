import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexDays, indexDefinitions } from '@zrak/quantities/indices';
import { zoneOf } from '../time/zone.ts';
import {
  dailyEightHours,
  exceedancesOf,
  holdsOverYears,
  type JudgedLimit,
  meanOfYears,
  requiredByRegime,
  yearsUpTo,
} from '@zrak/quantities/limits';
import { dayEveningNight, noiseIndicators, noisePeriods, noisePeriodsOf, partOfDay } from '@zrak/quantities/noise';
import { requiredCoverage } from '@zrak/quantities/aggregation';
import { statisticsOf } from './parameterStatistics.ts';
import { hourly } from '../../test/hourly.ts';
import { hourEdges, reportPeriod, wholeDays } from './period.ts';
import { trafficTotal } from './trafficTotals.ts';
import { calmUpTo, speedBounds, windFrequencies } from '@zrak/quantities/wind';

const nothing = Number.NaN;
const hour = 3600;
const day = 24 * hour;
const reference = (more: Partial<JudgedLimit>): JudgedLimit => ({
  parameter: 'NO2',
  kind: 'limit',
  value: 200,
  ...more,
});
const averages = (values: number[]) => ({ edges: [...values, 0].map((_, index) => index * hour), values });
const filled = (count: number, of: number): Float64Array =>
  Float64Array.from({ length: of }, (_, index) => (index < count ? 1 : nothing));

describe('the required coverage', () => {
  it('is 85 % of a year by Directive (EU) 2024/2881, annex V, and 90 % by 2008/50/EC, annex I', () => {
    expect(['eu2008', 'si', 'eu2030', 'who2021', 'who2018'].map(requiredByRegime)).toEqual([90, 90, 85, 85, 85]);
    expect(requiredCoverage).toEqual({ month: 75, year: 85 });
  });

  it('is rounded down: 84.99 % does not count as 85', () => {
    expect(statisticsOf(hourly(0, filled(7446, 8760)), 'mean', 85)).toMatchObject({
      coverage: 85,
      value: 1,
    });
    expect(statisticsOf(hourly(0, filled(7445, 8760)), 'mean', 85)).toMatchObject({
      coverage: 84,
      isEnough: false,
      value: nothing,
    });
    expect(exceedancesOf(averages([...filled(7445, 8760)]), reference({})).coverage).toBe(84);
    expect(exceedancesOf(averages([]), reference({})).coverage).toBe(0);
  });

  it('is 18 of 24 hours for the index of a day', () => {
    const of = (count: number) =>
      indexDays(indexDefinitions.eu2024, [['NO2', { start: day, values: filled(count, 24) }]], [day, 2 * day]);
    expect([...of(18)]).toEqual([1]);
    expect([...of(17)]).toEqual([nothing]);
    expect([...of(0)]).toEqual([nothing]);
    expect(indexDays(indexDefinitions.eu2024, [], [0, day])).toEqual(Float64Array.of(nothing));
    for (const edges of [[], [0]]) expect(indexDays(indexDefinitions.eu2024, [], edges)).toHaveLength(0);
  });
});

describe('alerts', () => {
  // Directive (EU) 2024/2881, annex I, section 4: "over three consecutive hours" for NO2 and SO2.
  it.each([
    ['NO2', 'alert', [401, 401, 1, 401, 401], 0],
    ['NO2', 'alert', [401, 401, 401], 3],
    ['NO2', 'alert', [1, 401, 401, 401, 401, 1], 4],
    ['SO2', 'alert', [501, 501, nothing, 501], 0],
    ['SO2', 'alert', [501, 501, 501, 1, 501, 501, 501], 6],
    ['O3', 'alert', [501, 1, 501], 2],
    ['PM10', 'alert', [501, 1], 1],
    ['NO2', 'limit', [401, 1, 401], 2],
    ['NO2', 'information', [401, 1, 401], 2],
  ])('of %s (%s) for %j last %d hours', (parameter, kind, values, count) => {
    const { exceedances } = exceedancesOf(averages(values), reference({ parameter, kind, value: 400 }));
    expect(exceedances).toHaveLength(count);
  });
});

describe('exceedances', () => {
  it('are strictly above the limit, each with its time', () => {
    const values = fc.array(
      fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 400 }) }, fc.constant(nothing)),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(values, (list) => {
        const expected = list.flatMap((value, index) => (value > 200 ? [{ time: index * hour, value }] : []));
        const result = exceedancesOf(averages(list), reference({}));
        expect(result.exceedances).toEqual(expected);
        const measured = list.filter((value) => value >= 0).length;
        expect(result.coverage).toBe(Math.floor((100 * measured) / list.length));
      }),
      { seed: 9 },
    );
  });

  it('of eight-hour means are assigned to the days between the edges', () => {
    const values = Float64Array.from({ length: 56 }, (_, index) => (index >= 40 && index < 48 ? 160 : 0));
    const edges = [8, 32, 56].map((count) => 1000 * day + count * hour);
    const result = dailyEightHours({ start: 1000 * day, values }, edges);
    expect(result.edges).toEqual(edges);
    expect(Array.from(result.values)).toEqual([0, 160]);
  });
});

describe('the target for ozone', () => {
  it('is checked over three years: Directive 2008/50/EC, annex VII, and (EU) 2024/2881, annex I, section 2', () => {
    expect(holdsOverYears(reference({ parameter: 'O3', kind: 'target' }))).toBe(true);
    expect(holdsOverYears(reference({ parameter: 'O3', kind: 'longTerm' }))).toBe(false);
    expect(holdsOverYears(reference({ parameter: 'BaP', kind: 'target' }))).toBe(false);
    expect(yearsUpTo(2030)).toEqual([2028, 2029, 2030]);
  });

  it('accepts a year of exactly the required coverage', () => {
    const counts = [
      { year: 2028, used: 30, coverage: 85 },
      { year: 2029, used: 12, coverage: 84 },
    ];
    expect(meanOfYears(counts, 85)).toEqual({ years: [counts[0]], mean: 30, least: 21 });
  });
});

describe('parts of the day', () => {
  const hoursOf = (periods: (typeof noisePeriods)['si' | 'eu']) =>
    Array.from({ length: 24 }, (_, clock) => partOfDay(clock, periods)[0]).join('');

  it('are 6–18, 18–22, 22–6 in Slovenia, and 7–19, 19–23, 23–7 by Directive 2002/49/EC, annex I', () => {
    expect(hoursOf(noisePeriods.si)).toBe('nnnnnnddddddddddddeeeenn');
    expect(hoursOf(noisePeriods.eu)).toBe('nnnnnnnddddddddddddeeeen');
    expect(noisePeriodsOf('Europe/Ljubljana')).toBe(noisePeriods.si);
    expect(noisePeriodsOf('Europe/Vienna')).toBe(noisePeriods.eu);
  });

  it('have weights of 12, 4 and 8 hours, with the evening 5 dB and the night 10 dB louder', () => {
    expect(dayEveningNight(60, 60, 60)).toBeCloseTo(66.3952, 4);
    expect(dayEveningNight(70, 0, 0)).toBeCloseTo(70 + 10 * Math.log10(12 / 24), 4);
    expect(dayEveningNight(0, 70, 0)).toBeCloseTo(75 + 10 * Math.log10(4 / 24), 4);
    expect(dayEveningNight(0, 0, 70)).toBeCloseTo(80 + 10 * Math.log10(8 / 24), 4);
  });

  const indicators = (measuredNights: number, required: number, name = 'Etc/UTC', start = 0) =>
    noiseIndicators(
      {
        start,
        step: hour,
        // Nights from 22 to 6: eight hours per day, of which the first are measured.
        values: Float32Array.from({ length: 24 }, (_, clock) =>
          partOfDay(clock, noisePeriods.si) === 'night' && (clock + 2) % 24 >= measuredNights ? nothing : 50,
        ),
        flags: new Int8Array(24).fill(1),
      },
      zoneOf(name),
      noisePeriods.si,
      required,
    );

  it('have a level if enough of their time was measured', () => {
    expect(indicators(6, 75)).toMatchObject({ Lnight: 50, coverage: { day: 100, evening: 100, night: 75 } });
    expect(indicators(5, 75)).toMatchObject({ Lday: 50, Levening: 50, Lnight: nothing, Lden: nothing });
    expect(indicators(5, 75).coverage.night).toBe(62);
    expect(indicators(0, 0).Lnight).toBeNaN();
  });

  it('exclude invalid values, and have no coverage for a period without time', () => {
    const grid = {
      start: 12 * hour,
      step: hour,
      values: Float32Array.of(50, 90),
      flags: Int8Array.of(1, -1),
    };
    expect(noiseIndicators(grid, zoneOf('Etc/UTC'), noisePeriods.si, 50)).toMatchObject({
      Lday: 50,
      coverage: { day: 50, evening: 0, night: 0 },
    });
  });

  it('follow civil time, also before 1970 and west of Greenwich', () => {
    const at = (start: number, name: string) => {
      const grid = { start, step: hour, values: Float32Array.of(50), flags: Int8Array.of(1) };
      return noiseIndicators(grid, zoneOf(name), noisePeriods.si, 75).coverage;
    };
    // 02:00 UTC is 21:00 of the previous evening in New York.
    expect(at(2 * hour, 'America/New_York')).toEqual({ day: 0, evening: 100, night: 0, den: 100 });
    expect(at(2 * hour - day, 'America/New_York')).toEqual({ day: 0, evening: 100, night: 0, den: 100 });
    expect(at(5 * hour, 'Etc/GMT-1')).toEqual({ day: 100, evening: 0, night: 0, den: 100 });
  });
});

describe('statisticsOf', () => {
  it('has the median, the 98th and the 99.8th percentile', () => {
    const values = Float64Array.from({ length: 1001 }, (_, index) => (index * 337) % 1001);
    const { percentiles } = statisticsOf(hourly(0, values), 'mean', 75);
    expect(percentiles.map(({ percent }) => percent)).toEqual([50, 98, 99.8]);
    for (const [index, value] of [500, 980, 998].entries()) expect(percentiles[index]!.value).toBeCloseTo(value, 8);
  });

  it('names the first of equal extremes, with its hour', () => {
    const result = statisticsOf(hourly(5 * hour, Float64Array.of(nothing, 3, 8, 3, 8)), 'mean', 75);
    expect(result.minimum).toEqual({ value: 3, time: 6 * hour });
    expect(result.maximum).toEqual({ value: 8, time: 7 * hour });
    expect(result.percentiles[0]!.value).toBe(5.5);
  });

  it('has no values without data', () => {
    expect(statisticsOf(hourly(0, new Float64Array(0)), 'mean', 0)).toMatchObject({
      coverage: 0,
      value: nothing,
      minimum: undefined,
      maximum: undefined,
    });
  });
});

describe('periods', () => {
  const zone = zoneOf('Europe/Ljubljana');
  const at = (text: string): number => Date.parse(text) / 1000;

  it.each([
    ['2026-01', 'month', '2025-12-31T23:00:00Z', '2026-01-31T23:00:00Z'],
    ['2026-11', 'month', '2026-10-31T23:00:00Z', '2026-11-30T23:00:00Z'],
    ['2026-12', 'month', '2026-11-30T23:00:00Z', '2026-12-31T23:00:00Z'],
    ['2026', 'year', '2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
  ])('of %s: a %s from %s to %s', (name, kind, from, to) => {
    const period = reportPeriod(name, zone, at('2100-01-01T00:00:00Z'));
    expect(period).toMatchObject({ kind, zone, year: 2026, from: at(from), to: at(to), until: at(to) });
    expect(period.yearFrom).toBe(at('2025-12-31T23:00:00Z'));
  });

  it('have edges of hours and of whole days', () => {
    expect(hourEdges(0, 2 * hour)).toEqual([0, hour, 2 * hour]);
    expect(hourEdges(0, 2 * hour + 1)).toHaveLength(4);
    expect(hourEdges(hour, 0)).toEqual([hour]);
    const from = at('2026-07-14T22:00:00Z');
    expect(wholeDays(zone, from, from + 2 * day)).toEqual([from, from + day, from + 2 * day]);
    expect(wholeDays(zone, from, from + 2 * day - 1)).toEqual([from, from + day]);
  });
});

describe('windFrequencies', () => {
  it('counts wind up to 0.5 m/s as calm, with classes up to 2, 4, 6, 8 and above', () => {
    expect(calmUpTo).toBe(0.5);
    expect(speedBounds).toEqual([0.5, 2, 4, 6, 8]);
    const speeds = [0.5, 0.51, 2, 2.01, 4, 4.01, 6, 6.01, 8, 8.01];
    const rose = windFrequencies(
      speeds.map(() => 45.5),
      speeds,
    );
    expect(rose.calm).toBe(0.1);
    expect(rose.sectors[2]!.map((share) => Math.round(share * 10))).toEqual([2, 2, 2, 2, 1]);
    expect(rose.sectors.flat().filter((share) => share > 0)).toHaveLength(5);
  });

  it('has 16 sectors of 22.5°, the first around north', () => {
    const sectorOf = (direction: number): number =>
      windFrequencies([direction, 1.5], [1, 0]).sectors.findIndex(([share]) => share! > 0);
    expect([0.1, 11.24, 11.25, 33.74, 33.75, 348.74, 348.75, 359.9, 360.1].map(sectorOf)).toEqual([
      0, 0, 1, 1, 2, 15, 0, 0, 0,
    ]);
  });

  it('divides a direction that was rounded to tens between the sectors it touches', () => {
    const shares = (direction: number) =>
      windFrequencies([direction], [1])
        .sectors.map(([share]) => share!)
        .flatMap((share, sector) => (share > 0 ? [[sector, Number(share.toFixed(6))]] : []));
    expect(shares(10)).toEqual([
      [0, 0.625],
      [1, 0.375],
    ]);
    expect(shares(350)).toEqual([
      [0, 0.625],
      [15, 0.375],
    ]);
    expect(shares(20)).toEqual([[1, 1]]);
    expect(shares(360)).toEqual([[0, 1]]);
    expect(shares(30)).toEqual([
      [1, 0.875],
      [2, 0.125],
    ]);
  });

  it('counts hours with both speed and direction, and none without data', () => {
    const rose = windFrequencies([10.5, nothing, 20.5, 30.5], [nothing, 1, 2, 4, 9]);
    expect(rose).toMatchObject({ hours: 2, calm: 0, meanSpeed: 3 });
    const empty = windFrequencies([], []);
    expect(empty).toMatchObject({ hours: 0, calm: nothing, meanSpeed: nothing });
    expect(empty.sectors).toEqual(Array.from({ length: 16 }, () => [0, 0, 0, 0, 0]));
  });
});

it('sums all hours of traffic and averages the days with enough data', () => {
  const none = trafficTotal(Float64Array.of(nothing, 3), Float64Array.of(nothing));
  expect(none).toEqual({ total: 3, dailyMean: nothing, days: 0 });
  const result = trafficTotal(Float64Array.of(1, 2, nothing, 4), Float64Array.of(10, nothing, 20, 60));
  expect(result).toEqual({ total: 7, dailyMean: 30, days: 3 });
});
