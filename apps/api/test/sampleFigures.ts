import { expect } from 'vitest';
import type { LimitCheck, StationStatistics } from '../src/statistics/stationFigures.ts';
import { civilHour, hour, type Source, sourceOf } from './sampleStation.ts';

/**
 * The figures of the reports of the sample station from plain loops over its values, without the code under test:
 * separate calculations of days, hours and means.
 */

export function combine(values: readonly number[], rule: string): number {
  if (values.length === 0) return NaN;
  let sum = 0;
  let other = 0;
  let largest = -Infinity;
  for (const value of values) {
    if (rule === 'energeticMean') sum += 10 ** (value / 10);
    else if (rule === 'vectorMean') {
      sum += Math.sin((value / 180) * Math.PI);
      other += Math.cos((value / 180) * Math.PI);
    } else sum += value;
    if (value > largest) largest = value;
  }
  if (rule === 'energeticMean') return 10 * Math.log10(sum / values.length);
  if (rule === 'vectorMean') return ((Math.atan2(sum, other) / Math.PI) * 180 + 360) % 360;
  if (rule === 'maximum') return largest;
  return rule === 'sum' ? sum : sum / values.length;
}

/** The aggregate of [from, to); NaN with less than three quarters of the values. */
export function aggregateOf({ step, valueAt, flagAt, aggregator }: Source, from: number, to: number): number {
  const values: number[] = [];
  let slots = 0;
  for (let time = from; time < to; time += step) {
    slots++;
    if (flagAt(time) > 0 && !Number.isNaN(valueAt(time))) values.push(valueAt(time));
  }
  return values.length >= 0.75 * slots ? combine(values, aggregator) : NaN;
}

interface Moment {
  time: number;
  value: number;
}
export function hoursBetween(one: Source, from: number, to: number): Moment[] {
  const hours: Moment[] = [];
  for (let time = from; time < to; time += hour) hours.push({ time, value: aggregateOf(one, time, time + hour) });
  return hours;
}
/** Starts of the civil days that have ended by `to`, and the end of the last. */
export function dayStarts(from: number, to: number): number[] {
  const starts: number[] = [];
  for (let time = from; time <= to; time += hour) if (civilHour(time) === 0) starts.push(time);
  return starts;
}
const ofDays = (from: number, to: number, valueOf: (from: number, to: number) => number): Moment[] => {
  const starts = dayStarts(from, to);
  return starts.slice(0, -1).map((time, index) => ({ time, value: valueOf(time, starts[index + 1]!) }));
};
export const daysBetween = (one: Source, from: number, to: number): Moment[] =>
  ofDays(from, to, (begin, end) => aggregateOf(one, begin, end));

/** Highest 8 h mean of the windows that end on a day: needs 6 of 8 hours, and three quarters of the day's windows. */
export const eightHourDays = (one: Source, from: number, to: number): Moment[] =>
  ofDays(from, to, (begin, end) => {
    const means: number[] = [];
    for (let close = begin + hour; close <= end; close += hour) {
      const window = hoursBetween(one, close - 8 * hour, close).filter(({ value }) => !Number.isNaN(value));
      if (window.length >= 6)
        means.push(
          combine(
            window.map(({ value }) => value),
            'mean',
          ),
        );
    }
    return means.length >= 0.75 * ((end - begin) / hour) ? Math.max(...means) : NaN;
  });

export const measured = (moments: readonly Moment[]): Moment[] => moments.filter(({ value }) => !Number.isNaN(value));
export const coverageOf = (moments: readonly Moment[]): number =>
  Math.floor((100 * measured(moments).length) / moments.length);

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (percent / 100) * (sorted.length - 1);
  const below = Math.floor(place);
  return sorted[below]! + (place - below) * ((sorted[below + 1] ?? sorted[below]!) - sorted[below]!);
}

export function expectClose(given: ArrayLike<number>, expected: readonly number[]): void {
  expect(given.length).toBe(expected.length);
  for (const [index, value] of expected.entries()) {
    if (Number.isNaN(value)) expect(given[index]).toBeNaN();
    else expect(given[index]).toBeCloseTo(value, 6);
  }
}

/** Figures of each parameter of a report: mean, extremes, percentiles and days. */
export function expectParameters(
  { parameters }: StationStatistics,
  from: number,
  until: number,
  required: number,
): void {
  for (const given of parameters) {
    const one = sourceOf(given.series.parameter);
    const hours = hoursBetween(one, from, until);
    const values = measured(hours).map(({ value }) => value);
    const isEnough = coverageOf(hours) >= required;
    expect(given).toMatchObject({ coverage: coverageOf(hours), isEnough });
    expectClose([given.value], [isEnough ? combine(values, one.aggregator) : NaN]);
    if (one.parameter === 'WD') {
      expect([given.minimum, given.maximum]).toEqual([undefined, undefined]);
    } else {
      const [least, greatest] = [Math.min(...values), Math.max(...values)];
      expectClose([given.minimum!.value, given.maximum!.value], [least, greatest]);
      expect(hours.find(({ time }) => time === given.minimum!.time)!.value).toBeCloseTo(least, 6);
      expect(hours.find(({ time }) => time === given.maximum!.time)!.value).toBeCloseTo(greatest, 6);
    }
    const hasPercentiles = isEnough && one.quantity === 'concentration';
    expect(given.percentiles.map(({ percent }) => percent)).toEqual(hasPercentiles ? [50, 98, 99.8] : []);
    for (const { percent, value } of given.percentiles) expect(value).toBeCloseTo(percentile(values, percent), 6);
    expectClose(
      given.daily,
      daysBetween(one, from, until).map(({ value }) => value),
    );
  }
}

export const nameOf = ({ series, reference }: LimitCheck): string =>
  `${series.parameter} ${reference.regime} ${reference.kind} ${reference.averaging} ${reference.value}`;
export const limitOf = ({ limits }: StationStatistics, name: string): LimitCheck =>
  limits.find((limit) => nameOf(limit) === name)!;

/** Exceedances since the start of the year, those of the period, coverage and verdict of a counted limit. */
export function expectCount(limit: LimitCheck, moments: readonly Moment[], periodFrom: number, required: number): void {
  const above = moments.filter(({ value }) => value > limit.reference.value);
  expect(limit.required).toBe(required);
  expect(limit.coverage).toBe(coverageOf(moments));
  expect(limit.count!.used).toBe(above.length);
  const inPeriod = above.filter(({ time }) => time >= periodFrom);
  expect(limit.count!.inPeriod.map(({ time }) => time)).toEqual(inPeriod.map(({ time }) => time));
  expectClose(
    limit.count!.inPeriod.map(({ value }) => value),
    inPeriod.map(({ value }) => value),
  );
  const isBroken = above.length > (limit.reference.allowedExceedances ?? 0);
  expect(limit.isBroken).toBe(isBroken || (limit.coverage >= required ? false : undefined));
}

/** Bounds of the European index of 2024, per hour. */
const bands: Record<string, number[]> = {
  PM10: [15, 45, 120, 195, 270],
  NO2: [10, 25, 60, 100, 150],
  O3: [60, 100, 120, 160, 180],
};
export function indexOfDays(from: number, until: number): number[] {
  return ofDays(from, until, (begin, end) => {
    const worst: number[] = [];
    for (let time = begin; time < end; time += hour) {
      const found: number[] = [];
      for (const [parameter, bounds] of Object.entries(bands)) {
        const value = aggregateOf(sourceOf(parameter), time, time + hour);
        if (!Number.isNaN(value)) found.push(1 + bounds.filter((bound) => Math.round(value) > bound).length);
      }
      if (found.length > 0) worst.push(Math.max(...found));
    }
    return worst.length >= 0.75 * ((end - begin) / hour) ? Math.max(...worst) : NaN;
  }).map(({ value }) => value);
}

/** Energetic means of the parts of the civil day, by Slovenian or EU hours, in the order day, evening, night. */
export function noiseBetween(from: number, until: number, [morning, evening, night]: [number, number, number]) {
  const { valueAt, flagAt } = sourceOf('LAeq');
  const parts: number[][] = [[], [], []];
  const slots = [0, 0, 0];
  for (let time = from; time < until; time += 900) {
    const clock = civilHour(time);
    const part = clock < morning || clock >= night ? 2 : clock >= evening ? 1 : 0;
    slots[part]!++;
    if (flagAt(time) > 0) parts[part]!.push(valueAt(time));
  }
  const [Lday, Levening, Lnight] = parts.map((levels) => combine(levels, 'energeticMean')) as [number, number, number];
  const energy = 12 * 10 ** (Lday / 10) + 4 * 10 ** ((Levening + 5) / 10) + 8 * 10 ** ((Lnight + 10) / 10);
  const coverage = parts.map((levels, index) => Math.floor((100 * levels.length) / slots[index]!));
  return { Lday, Levening, Lnight, Lden: 10 * Math.log10(energy / 24), coverage };
}
export function expectNoise(given: StationStatistics['noise'], expected: ReturnType<typeof noiseBetween>): void {
  const { Lday, Levening, Lnight, Lden, coverage } = given!;
  expectClose([Lday, Levening, Lnight, Lden], [expected.Lday, expected.Levening, expected.Lnight, expected.Lden]);
  expect([coverage.day, coverage.evening, coverage.night]).toEqual(expected.coverage);
}
