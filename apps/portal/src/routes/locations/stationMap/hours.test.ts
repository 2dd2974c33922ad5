import type { Series } from '@zrak/api-client';
import { describe, expect, it } from 'vitest';
import {
  dayStarts,
  hour,
  type Hours,
  hoursNeeded,
  meansAt,
  readHour,
  shownHourOf,
  windowEnd,
  windowsBack,
} from './hours.ts';
import { inUnitOfIndex } from './inUnitOfIndex.ts';

const start = Date.parse('2026-11-20T00:00:00Z');
const series = { id: 'ser', parameter: 'PM10', name: 'PM10', unit: 'µg/m³', decimals: 1 } as Series;
const hoursOf = (...values: number[]): Hours => ({
  start,
  columns: new Map([['loc', [{ series, values: Float32Array.from(values) }]]]),
});
const means = (hours: Hours, at: number) =>
  meansAt(hours, 'loc', start + at * hour, () => true).map(({ averaging, value, time }) => [averaging, value, time]);

it('are converted where the unit of an own parameter is not that of the index', () => {
  const column = (unit: string) => ({
    series: { ...series, unit, decimals: 4 },
    values: Float32Array.of(0.3, Number.NaN),
  });
  expect(inUnitOfIndex(column('mg/m³'))).toEqual({
    series: { ...series, unit: 'µg/m³', decimals: 1 },
    values: Float32Array.of(300, Number.NaN),
  });
  expect(inUnitOfIndex(column('counts'))).toBeUndefined();
  const own = column('µg/m³');
  expect(inUnitOfIndex(own)).toEqual(own);
});

it('are in the unit of the index where the server names none', () => {
  const unnamed = { series: { ...series, unit: '' }, values: Float32Array.of(30, Number.NaN) };
  expect(inUnitOfIndex(unnamed)).toEqual(unnamed);
});

describe('past hours', () => {
  it('have their own mean and the 24-hour mean at their end', () => {
    const values = Array.from({ length: 30 }, (_, index) => index);
    expect(means(hoursOf(...values), 24)).toEqual([
      ['PT1H', 24, '2026-11-21T00:00:00.000Z'],
      ['PT24H', 12.5, '2026-11-20T01:00:00.000Z'],
    ]);
  });

  it('have no 24-hour mean if more than six hours are missing', () => {
    const gaps = (count: number) => Array.from({ length: 24 }, (_, index) => (index < count ? Number.NaN : 10));
    expect(means(hoursOf(...gaps(6)), 23).map(([averaging]) => averaging)).toEqual(['PT1H', 'PT24H']);
    expect(means(hoursOf(...gaps(7)), 23).map(([averaging]) => averaging)).toEqual(['PT1H']);
    expect(means(hoursOf(Number.NaN), 0)).toEqual([]);
    expect(meansAt(hoursOf(1), 'elsewhere', start, () => true)).toEqual([]);
    expect(means(hoursOf(...gaps(0)), -2)).toEqual([]);
    expect(means(hoursOf(...gaps(0)), 42)).toEqual([]);
  });

  it('are read from an address as long as they can be shown', () => {
    const now = Date.parse('2026-11-21T12:40:00Z');
    expect(readHour('2026-11-21T11Z', now)).toBe(Date.parse('2026-11-21T11:00:00Z'));
    expect(readHour('2024-02-29T12Z', now)).not.toBeNull();
    for (const text of ['2026-11-21T12Z', '2026-11-21T10:30Z', 'yesterday', '', null]) {
      expect(readHour(text, now)).toBeNull();
    }
    expect((hoursNeeded(now).to - hoursNeeded(now).from) / hour).toBe(71);
  });

  it("contain the time of the graph's cursor, once they are over", () => {
    const now = Date.parse('2026-11-21T12:40:00Z');
    expect(shownHourOf(Date.parse('2026-11-21T11:45:00Z'), now)).toBe(Date.parse('2026-11-21T11:00:00Z'));
    expect(shownHourOf(Date.parse('2026-11-21T12:00:00Z'), now)).toBeNull();
    expect(shownHourOf(Date.parse('2025-01-19T11:59:00Z'), now)).toBe(Date.parse('2025-01-19T11:00:00Z'));
  });

  it('lie in windows of 48 hours, counted back from the latest hour', () => {
    const now = Date.parse('2026-11-21T12:40:00Z');
    expect(windowsBack(null, now)).toBe(0);
    expect(windowsBack(Date.parse('2026-11-19T12:00:00Z'), now)).toBe(0);
    expect(windowsBack(Date.parse('2026-11-19T11:00:00Z'), now)).toBe(1);
    expect(windowEnd(now, 1)).toBe(Date.parse('2026-11-19T12:00:00Z'));
    expect(hoursNeeded(now, 1).to).toBe(windowEnd(now, 1));
  });

  it('name the days that begin in a window, in the time zone of the station', () => {
    const first = Date.parse('2026-11-19T12:00:00Z');
    expect(dayStarts(first, 'Europe/Ljubljana').map(({ step }) => step)).toEqual([11, 35]);
    expect(dayStarts(first, 'UTC').map(({ step }) => step)).toEqual([12, 36]);
  });
});
