import type { Location, ReferenceValue } from '../src/db/schema.ts';
import type { MeasurementStore } from '../src/measurements/store.ts';
import type { CataloguedSeries, Catalogue } from '../src/repositories/catalogue.ts';
import { stationStatistics } from '../src/statistics/stationStatistics.ts';

/**
 * A synthetic station with measurements of three years.
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
        definition: { category, quantity, aggregator, unit: 'µg/m³', decimals: 1 },
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

/** Diagnostic values are not part of a report. */
export const requested = sources.map(({ parameter }) => parameter).filter((parameter) => parameter !== 'BATTERY');
