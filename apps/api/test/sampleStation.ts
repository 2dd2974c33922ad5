import { expect } from 'vitest';
import type { Location, ReferenceValue } from '../src/db/schema.ts';
import type { MeasurementStore } from '../src/measurements/store.ts';
import type { CataloguedSeries, Catalogue } from '../src/repositories/catalogue.ts';
import type { LimitCheck, StationStatistics } from '../src/statistics/stationFigures.ts';
import { stationStatistics } from '../src/statistics/stationStatistics.ts';

/**
 * A synthetic station with measurements of three years, and the figures of its reports from plain loops over the same
 * values, without the code under test: separate calculations of days, hours and means.
 *
 * High and low values are far apart: no mean is within rounding distance of a limit value.
 */

export const hour = 3600;
export const day = 24 * hour;
export const utc = (...parts: [year: number, month: number, day?: number, hour?: number]): number =>
  Date.UTC(parts[0], parts[1] - 1, parts[2] ?? 1, parts[3] ?? 0) / 1000;

// Civil time of Ljubljana, computed here: summer time from the last Sunday of March to that of October, 01:00 UTC.
const lastSunday = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month, 0));
  return utc(year, month, last.getUTCDate() - last.getUTCDay(), 1);
};
const offsetAt = (instant: number): number => {
  const year = new Date(instant * 1000).getUTCFullYear();
  return instant >= lastSunday(year, 3) && instant < lastSunday(year, 10) ? 2 * hour : hour;
};
const civilDay = (instant: number): number => Math.floor((instant + offsetAt(instant)) / day);
export const civilHour = (instant: number): number => Math.floor((instant + offsetAt(instant)) / hour) % 24;
/** Midnight in Ljubljana on the first of a month, in summer or winter time. */
export const midnight = (year: number, month: number): number => {
  const standard = utc(year, month) - hour;
  return standard - (offsetAt(standard) - hour);
};

/** A number in [0, 1) that depends only on its arguments. */
export function unit(seed: number, index: number): number {
  let bits = Math.imul(index ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

export interface Source {
  parameter: string;
  step: number;
  category: string;
  quantity: string;
  aggregator: string;
  references: Partial<ReferenceValue>[];
  /** NaN where nothing was recorded. */
  valueAt: (instant: number) => number;
  flagAt: (instant: number) => number;
}

export const isIn = (instant: number, from: number, to: number): boolean => instant >= from && instant < to;
/** Two percent of the values are invalid, one was measured during maintenance; both are far from the others. */
const flagOf = (seed: number) => (instant: number) => {
  const chance = unit(seed + 1000, instant / 900);
  return chance < 0.02 ? -1 : chance < 0.03 ? -99 : chance < 0.05 ? 2 : 1;
};

/** Caches values, because all reports request the same ones. */
function remembered(valueAt: (instant: number) => number): (instant: number) => number {
  const values = new Map<number, number>();
  return (instant) => {
    let value = values.get(instant);
    if (value === undefined) values.set(instant, (value = valueAt(instant)));
    return value;
  };
}

let seeds = 0;
function source(
  parameter: string,
  kind: [category: string, quantity: string, aggregator: string],
  valueAt: (instant: number, chance: number) => number,
  references: Partial<ReferenceValue>[] = [],
  step = hour,
): Source {
  const seed = ++seeds;
  const flagAt = flagOf(seed);
  const [category, quantity, aggregator] = kind;
  return {
    parameter,
    step,
    category,
    quantity,
    aggregator,
    references,
    flagAt,
    // 32 bits, as in the store.
    valueAt: remembered((instant) =>
      Math.fround(flagAt(instant) < 0 ? 9999 : valueAt(instant, unit(seed, Math.floor(instant / step)))),
    ),
  };
}

const isBadDay = (instant: number, seed: number, share: number): boolean => unit(seed, civilDay(instant)) < share;
const concentration: [string, string, string] = ['pollution', 'concentration', 'mean'];

export const references = {
  PM10: [
    { regime: 'eu2008', kind: 'limit', averaging: 'P1D', value: 50, allowedExceedances: 35 },
    { regime: 'eu2008', kind: 'limit', averaging: 'P1Y', value: 40, allowedExceedances: null },
    { regime: 'eu2030', kind: 'limit', averaging: 'P1D', value: 45, allowedExceedances: 18 },
    { regime: 'eu2030', kind: 'limit', averaging: 'P1Y', value: 20, allowedExceedances: null },
    { regime: 'eu2030', kind: 'alert', averaging: 'P1D', value: 90, allowedExceedances: null },
    { regime: 'elsewhere', kind: 'limit', averaging: 'P1D', value: 30, allowedExceedances: 400 },
    { regime: 'elsewhere', kind: 'limit', averaging: 'PT3H', value: 1, allowedExceedances: 0 },
  ],
  NO2: [
    { regime: 'eu2008', kind: 'limit', averaging: 'PT1H', value: 200, allowedExceedances: 18 },
    { regime: 'eu2008', kind: 'alert', averaging: 'PT1H', value: 400, allowedExceedances: null },
  ],
  O3: [
    { regime: 'eu2008', kind: 'target', averaging: 'maxDaily8h', value: 120, allowedExceedances: 25 },
    { regime: 'eu2030', kind: 'longTerm', averaging: 'maxDaily8h', value: 100, allowedExceedances: 3 },
    { regime: 'eu2008', kind: 'alert', averaging: 'PT1H', value: 240, allowedExceedances: null },
  ],
  LAeq: [
    { regime: 'si', kind: 'limit', averaging: 'Lnight', value: 50, allowedExceedances: null },
    { regime: 'who2018', kind: 'guideline', averaging: 'Lden', value: 53, allowedExceedances: null },
    { regime: 'si', kind: 'critical', averaging: 'Lden', value: 80, allowedExceedances: null },
    { regime: 'si', kind: 'limit', averaging: 'P1Y', value: 1, allowedExceedances: null },
  ],
} as const satisfies Record<string, Partial<ReferenceValue>[]>;

/** In the order of the catalogue. */
export const sources: Source[] = [
  source('T', ['meteorology', 'temperature', 'mean'], (instant, chance) => 10 + 12 * Math.sin(instant / 5e6) + chance, [
    { regime: 'si', kind: 'limit', averaging: 'P1D', value: 5, allowedExceedances: 0 },
  ]),
  source(
    'PM10',
    concentration,
    (instant, chance) =>
      // No data for the first twelve days of April 2025.
      isIn(instant, utc(2025, 4, 1), utc(2025, 4, 13))
        ? NaN
        : isBadDay(instant, 21, 0.09)
          ? 70 + 30 * chance
          : 25 * chance,
    references.PM10,
  ),
  source(
    'NO2',
    concentration,
    (instant, chance) => (chance > 0.997 || isIn(instant, utc(2025, 2, 3, 8), utc(2025, 2, 3, 20)) ? 430 : 55 * chance),
    references.NO2,
  ),
  source(
    'O3',
    concentration,
    (instant, chance) => {
      // Half of 2023 is missing: the mean for the target uses the two other years.
      if (instant < utc(2023, 7)) return NaN;
      if (chance < 0.0005) return 260;
      const isBad =
        isBadDay(instant, 22, 0.05) || (isIn(instant, utc(2024, 6), utc(2024, 8)) && isBadDay(instant, 23, 0.6));
      return isBad && isIn(civilHour(instant), 10, 18) ? 160 + 5 * chance : 30 + 20 * chance;
    },
    references.O3,
  ),
  source('CO', concentration, (_, chance) => chance, [
    { regime: 'eu2008', kind: 'limit', averaging: 'maxDaily8h', value: 10, allowedExceedances: null },
  ]),
  source(
    'LAeq',
    ['noise', 'soundLevel', 'energeticMean'],
    (instant, chance) =>
      45 + (isIn(civilHour(instant), 6, 22) ? 12 : 0) + (civilHour(instant) === 18 ? 9 : 0) + 6 * chance,
    references.LAeq,
    900,
  ),
  source('WD', ['wind', 'windDirection', 'vectorMean'], (_, chance) => 359.9 * chance * chance),
  source('WS', ['wind', 'windSpeed', 'mean'], (_, chance) => 10 * chance * chance),
  source('WG', ['wind', 'gust', 'maximum'], (_, chance) => 20 * chance, [], 900),
  source('RR', ['meteorology', 'precipitation', 'sum'], (_, chance) => (chance > 0.9 ? chance : 0), [], 900),
  source('CARS', ['traffic', 'count', 'sum'], (_, chance) => Math.floor(300 * chance), [], 900),
  source('SPEED', ['traffic', 'speed', 'mean'], (_, chance) => 40 + 20 * chance),
  source('BATTERY', ['system', 'voltage', 'mean'], (_, chance) => 12 + chance),
];
export const sourceOf = (parameter: string): Source => sources.find((one) => one.parameter === parameter)!;

export function station(now: number, place: Partial<Location> = {}, only: readonly Source[] = sources) {
  const location = { id: 'loc_1', timeZone: 'Europe/Ljubljana', dayBoundary: 'civil', ...place } as Location;
  const series = only.map(
    ({ parameter, step, category, quantity, aggregator, references: referenceValues }, id) =>
      ({
        id,
        locationId: location.id,
        parameter,
        step,
        location,
        definition: { category, quantity, aggregator, decimals: 1 },
        referenceValues: referenceValues.map((one) => ({ parameterCode: parameter, noiseZone: null, ...one })),
      }) as unknown as CataloguedSeries,
  );
  const reads: { parameter: string; from: number; to: number }[] = [];
  const store = {
    now,
    ensureStation: async () => undefined,
    read: async ({ parameter, step }: CataloguedSeries, from: number, to: number) => {
      reads.push({ parameter, from, to });
      const { valueAt, flagAt } = only.find((one) => one.parameter === parameter)!;
      const times = Array.from({ length: (to - from) / step }, (_, index) => from + index * step);
      const values = Float32Array.from(times, (time) => (time >= now ? NaN : valueAt(time)));
      return { start: from, step, values, flags: Int8Array.from(times, flagAt) };
    },
  } as unknown as MeasurementStore;
  const catalogue = { seriesOf: (id: string) => (id === location.id ? series : []) } as unknown as Catalogue;
  return { location, reads, report: (name: string) => stationStatistics(location, name, { store, catalogue }) };
}

// The same figures by plain loops.

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

/** Diagnostic values are not part of a report. */
export const requested = sources.map(({ parameter }) => parameter).filter((parameter) => parameter !== 'BATTERY');
