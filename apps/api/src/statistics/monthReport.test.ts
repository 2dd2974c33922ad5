import { describe, expect, it } from 'vitest';
import type { StationStatistics } from './stationFigures.ts';
import {
  aggregateOf,
  dayStarts,
  daysBetween,
  expectClose,
  expectCount,
  expectNoise,
  expectParameters,
  hoursBetween,
  indexOfDays,
  limitOf,
  nameOf,
  noiseBetween,
  percentile,
} from '../../test/sampleFigures.ts';
import { type Source, day, hour, midnight, requested, sourceOf, station, unit, utc } from '../../test/sampleStation.ts';

describe('the report of a month', () => {
  const [from, until, yearFrom] = [midnight(2025, 10), midnight(2025, 11), midnight(2025, 1)];
  const monthReport = () => station(utc(2026, 3)).report('2025-10');

  it('covers a month of 745 hours, and needs 75 % of them', async () => {
    const result = await monthReport();
    expect((until - from) / hour).toBe(745);
    expect(result.period).toMatchObject({ kind: 'month', from, to: until, until, year: 2025, yearFrom });
    expect(result.required).toBe(75);
    expectParameters(result, from, until, 75);
    expect(result.parameters[0]!.daily).toHaveLength(31);
  });

  it('counts exceedances since the start of the year and lists those of the month', async () => {
    const result = await monthReport();
    const days = daysBetween(sourceOf('PM10'), yearFrom, until);
    expectCount(limitOf(result, 'PM10 eu2030 limit P1D 45'), days, from, 85);
    const { used, inPeriod } = limitOf(result, 'PM10 eu2030 limit P1D 45').count!;
    expect(inPeriod.length).toBeGreaterThan(0);
    expect(used).toBeGreaterThan(inPeriod.length);
    expectCount(limitOf(result, 'NO2 eu2008 limit PT1H 200'), hoursBetween(sourceOf('NO2'), yearFrom, until), from, 90);
  });

  it('never contradicts the report of the year: both check every limit over the year up to their end', async () => {
    const checked = ({ limits }: StationStatistics) =>
      limits.map((limit) => ({
        name: nameOf(limit),
        isBroken: limit.isBroken,
        coverage: limit.coverage,
        used: limit.count?.used,
        value: limit.value,
        threeYears: limit.threeYears,
      }));
    const later = station(utc(2026, 3));
    const yearInOctober = await station(until).report('2025');
    const averaging = yearInOctober.limits.map(({ reference }) => reference.averaging);
    expect(averaging).toEqual(expect.arrayContaining(['PT1H', 'P1D', 'P1Y', 'maxDaily8h', 'Lden', 'Lnight']));
    expect(checked(await later.report('2025-10'))).toEqual(checked(yearInOctober));
    expect(checked(await later.report('2025-12'))).toEqual(checked(await later.report('2025')));
  });

  it('reports index, wind and noise of the month', async () => {
    const result = await monthReport();
    expectClose(result.index!, indexOfDays(from, until));
    expectNoise(result.noise, noiseBetween(from, until, [6, 18, 22]));
    expect(result.wind!.hours).toBeGreaterThan(600);
    expect(result.wind!.hours).toBeLessThan(746);
  });
});

describe('the report of a running month', () => {
  it('ends at the last full hour and has the days that have ended', async () => {
    const now = utc(2025, 3, 30, 12) + 1234;
    const until = utc(2025, 3, 30, 12);
    const result = await station(now).report('2025-03');
    expect(result.period.until).toBe(until);
    expectParameters(result, midnight(2025, 3), until, 75);
    expect(result.parameters[0]!.daily).toHaveLength(29);
    expectNoise(result.noise, noiseBetween(midnight(2025, 3), until, [6, 18, 22]));
  });

  it('is empty before it begins', async () => {
    const result = await station(utc(2025, 3, 10)).report('2025-04');
    expect(result.noise).toBeUndefined();
    expect(result.parameters.map(({ coverage }) => coverage)).toEqual(requested.map(() => 0));
  });
});

describe('a station in another country', () => {
  it('uses 7, 19 and 23 o’clock for the parts of the day: Directive 2002/49/EC, annex I', async () => {
    const result = await station(utc(2026, 3), { timeZone: 'Europe/Berlin' }).report('2025-10');
    expectNoise(result.noise, noiseBetween(midnight(2025, 10), midnight(2025, 11), [7, 19, 23]));
    expect(result.noise!.periods).toEqual({ day: 7, evening: 19, night: 23 });
  });

  it('has days of UTC+1 if it reports by them, and still civil time for noise', async () => {
    const result = await station(utc(2026, 3), { dayBoundary: 'utcPlus1' }).report('2025-07');
    const [from, until] = [utc(2025, 7) - hour, utc(2025, 8) - hour];
    expect(result.period).toMatchObject({ from, until });
    const means = Array.from({ length: 31 }, (_, index) =>
      aggregateOf(sourceOf('PM10'), from + index * day, from + (index + 1) * day),
    );
    expectClose(result.parameters.find(({ series }) => series.parameter === 'PM10')!.daily, means);
    expectNoise(result.noise, noiseBetween(from, until, [6, 18, 22]));
  });

  it('has no index, wind, noise or traffic without their measurements', async () => {
    const none = await station(utc(2026, 3), {}, [sourceOf('T')]).report('2025-10');
    expect(none).toMatchObject({ index: undefined, wind: undefined, noise: undefined, traffic: [], limits: [] });
    const windless = await station(utc(2026, 3), {}, [sourceOf('WS'), sourceOf('CO')]).report('2025');
    expect(windless).toMatchObject({ index: undefined, wind: undefined, noise: undefined });
    expect(windless.limits.map(nameOf)).toEqual(['CO eu2008 limit maxDaily8h 10']);
  });
});

it('computes the level exceeded for 90 % of a day from the short levels, read once', async () => {
  const minute = 60;
  const sound: Source = {
    ...sourceOf('LAeq'),
    step: minute,
    references: [],
    flagAt: () => 1,
    valueAt: (instant) => Math.fround(40 + 30 * unit(77, instant / minute)),
  };
  const wrong = { valueAt: () => 1000, flagAt: () => 1, step: hour, aggregator: 'percentileLevel', references: [] };
  const levels = [10, 90].map((exceeded): Source => ({ ...sound, ...wrong, parameter: `LA${exceeded}` }));
  const { report, reads } = station(utc(2025, 2, 3, 12), {}, [levels[0]!, sound, levels[1]!]);
  const result = await report('2025-02');
  const [LA10, , LA90] = result.parameters;
  const starts = dayStarts(midnight(2025, 2), utc(2025, 2, 3, 12));
  for (const [statistics, percent] of [
    [LA10!, 90],
    [LA90!, 10],
  ] as const) {
    const expected = starts.slice(0, -1).map((start, index) => {
      const levelsOfDay: number[] = [];
      for (let time = start; time < starts[index + 1]!; time += minute) levelsOfDay.push(sound.valueAt(time));
      return percentile(levelsOfDay, percent);
    });
    expectClose(statistics.daily, expected);
  }
  expect(reads.map(({ parameter }) => parameter)).toEqual(['LAeq']);
});
