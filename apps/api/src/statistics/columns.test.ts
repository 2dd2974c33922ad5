import { expect, it } from 'vitest';
import type { MeasurementStore } from '../measurements/store.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import { zoneOf } from '../time/zone.ts';
import { daysOf, hoursOf } from './columns.ts';
import { columnReader } from './readColumns.ts';

const hour = 3600;
const day = 24 * hour;
const month = 31 * day;
const series = {
  locationId: 'loc_1',
  parameter: 'PM10',
  step: hour,
  definition: { aggregator: 'mean' },
} as unknown as CataloguedSeries;
const catalogue = { seriesOf: () => [series] } as unknown as Catalogue;

/** Values are the hours since 1970. Like a store, it may return a grid that begins on a day and ends with the data. */
function storeUntil(last: number) {
  const reads: [from: number, to: number][] = [];
  const read = async (_: unknown, from: number, to: number) => {
    reads.push([from, to]);
    const start = Math.floor(from / day) * day;
    const count = Math.max(0, Math.floor((Math.min(Math.ceil(to / day) * day, last) - start) / hour));
    const values = Float32Array.from({ length: count }, (__, index) => start / hour + index);
    return { start, step: hour, values, flags: new Int8Array(count).fill(1) };
  };
  return { reads, store: { read } as unknown as MeasurementStore };
}

it('reads month by month, each once, and joins the parts', async () => {
  const { reads, store } = storeUntil(100 * day);
  const read = columnReader(store, catalogue, 70 * day);
  const { grid } = await read(series, 0);
  expect(reads).toEqual([
    [0, month],
    [month, 2 * month],
    [2 * month, 70 * day],
  ]);
  expect(grid).toMatchObject({ start: 0, step: hour });
  expect([...grid.values]).toEqual(Array.from({ length: 70 * 24 }, (_, index) => index));
  expect(grid.flags.every((one) => one === 1)).toBe(true);
  expect((await read(series, 0)).grid).toBe(grid);
  expect(reads).toHaveLength(3);
});

it('has no value where data cannot exist yet', async () => {
  const { store } = storeUntil(33 * day + 5 * hour);
  const { grid } = await columnReader(store, catalogue, 70 * day)(series, 0);
  const known = 33 * 24 + 5;
  expect(grid.values[known - 1]).toBe(known - 1);
  expect(grid.values.subarray(known).every(Number.isNaN)).toBe(true);
  expect(grid.flags.subarray(known).every((one) => one === 0)).toBe(true);
  expect(grid.values).toHaveLength(70 * 24);
});

it('is empty if the period has not begun', async () => {
  const { reads, store } = storeUntil(day);
  const column = await columnReader(store, catalogue, 0)(series, day);
  expect(column.grid.values).toHaveLength(0);
  expect(reads).toEqual([]);
  expect(hoursOf(column, day, day).values).toHaveLength(0);
});

it('aggregates to hours and to the days that have ended', async () => {
  const { store } = storeUntil(10 * day);
  const column = await columnReader(store, catalogue, 2 * day + 5 * hour)(series, 0);
  const hours = hoursOf(column, day, day + 2 * hour);
  expect(hours).toEqual({ start: day, values: Float64Array.of(24, 25) });
  const days = daysOf(column, zoneOf('Etc/UTC'), 0, 2 * day + 5 * hour);
  expect(days).toEqual({ edges: [0, day, 2 * day], values: Float64Array.of(11.5, 35.5) });
});

it('computes a percentile level from its own values if there is no LAeq', async () => {
  const { store } = storeUntil(10 * day);
  const percentile = {
    ...series,
    parameter: 'LA90',
    definition: { aggregator: 'percentileLevel' },
  } as CataloguedSeries;
  const column = await columnReader(
    store,
    { seriesOf: () => [percentile] } as unknown as Catalogue,
    day,
  )(percentile, 0);
  expect(column.series).toBe(percentile);
  expect(column.grid.values[5]).toBe(5);
});
