import type { Series } from '@zrak/api-client';
import { expect, it } from 'vitest';
import { judgedColumns } from './useStationHours.ts';

const column = (parameter: string, unit: string, ...values: number[]) => ({
  series: { id: parameter, parameter, name: parameter, unit, decimals: 4 } as Series,
  values: Float32Array.from(values),
});
const judged = async (...columns: ReturnType<typeof column>[]) =>
  (await judgedColumns(columns)).map(({ series: { parameter, unit }, values }) => [parameter, unit, [...values]]);

it('the index judges its pollutants, and converts those in another unit', async () => {
  expect(await judged(column('PM10', 'µg/m³', 30), column('T', '°C', 21))).toEqual([['PM10', 'µg/m³', [30]]]);
  expect(
    await judged(column('PM10', 'mg/m³', 0.25, Number.NaN), column('PM2.5', 'ug/m3', 7), column('O3', 'µg/m³', 80)),
  ).toEqual([
    ['PM10', 'µg/m³', [250, Number.NaN]],
    ['PM2.5', 'ug/m3', [7]],
    ['O3', 'µg/m³', [80]],
  ]);
});

it('the index leaves out what does not convert, and takes values without a unit as they are', async () => {
  expect(await judged(column('NO2', 'counts', 9000), column('SO2', '', 12), column('constructor', 'ppb', 1))).toEqual([
    ['SO2', '', [12]],
  ]);
});
