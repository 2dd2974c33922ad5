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
