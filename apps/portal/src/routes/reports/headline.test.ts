import type { StationStatistics } from '@zrak/api-client';
import { expect, it } from 'vitest';
import { commonUnit, headlineOf, isEmpty, vehiclesPerDay } from './headline.ts';

const station: StationStatistics = {
  locationId: 'loc',
  name: 'Station',
  timeZone: 'Europe/Ljubljana',
  civilTimeZone: 'Europe/Ljubljana',
  from: '2026-09-30T22:00:00Z',
  to: '2026-10-31T23:00:00Z',
  until: '2026-10-31T23:00:00Z',
  requiredCoverage: 75,
  parameters: [],
  limits: [],
  traffic: [],
  maintenance: [],
};

it('counts the days with a class, and the good ones of them', () => {
  const index = { standard: 'eu2024' as const, bands: [], noDataDays: 1, days: [1, 2, 3, null] };
  expect(headlineOf({ ...station, index })).toMatchObject({ days: 3, goodDays: 2 });
});

it('adds vehicles only if every class was counted', () => {
  const cars = { seriesId: 'a', parameter: 'CARS', name: '', unit: '', decimals: 0, total: 9, days: 1, coverage: 90 };
  expect(vehiclesPerDay(station)).toBeUndefined();
  expect(
    vehiclesPerDay({
      ...station,
      traffic: [
        { ...cars, dailyMean: 9 },
        { ...cars, dailyMean: 3 },
      ],
    }),
  ).toBe(12);
  expect(vehiclesPerDay({ ...station, traffic: [{ ...cars, dailyMean: null }] })).toBeNull();
  expect(isEmpty(station)).toBe(true);
});

it('knows the unit of a parameter that all stations share', () => {
  const measured = (unit: string): StationStatistics => ({
    ...station,
    parameters: [{ parameter: 'NO2', unit } as StationStatistics['parameters'][number]],
  });
  expect(commonUnit([measured('ppb'), station, measured('ppb')], 'NO2')).toBe('ppb');
  expect(commonUnit([measured('ppb'), measured('µg/m³')], 'NO2')).toBeUndefined();
  expect(commonUnit([station], 'NO2')).toBeUndefined();
});
