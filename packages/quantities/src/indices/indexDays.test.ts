import { expect, it } from 'vitest';
import { indexDefinitions } from './airQualityIndex.ts';
import { indexDays } from './indexDays.ts';

it('days have the band of the worst hour and pollutant, where three quarters of the hours have one', () => {
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

it('an hour belongs to the day in which it starts, for each pollutant on its grid', () => {
  const clean = Array.from({ length: 24 }, () => 1);
  const bands = indexDays(
    indexDefinitions.eu2024,
    [
      ['PM10', { start: 0, values: [...clean, 50, ...clean] }],
      ['NO2', { start: -1800, values: [...clean, 70, ...clean] }],
    ],
    [0, 24 * 3600, 48 * 3600],
  );
  // The 50 µg/m³ of PM10 begin at midnight, the 70 µg/m³ of NO2 half an hour before.
  expect([...bands]).toEqual([4, 3]);
});
