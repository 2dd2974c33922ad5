import type { Interval, Series } from '@zrak/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  daysOf,
  type ExportChoice,
  type Preset,
  isMeasuredAt,
  presetsFor,
  queryOf,
  sizeOf,
  startIdsOf,
} from './exportChoice.ts';

const at = (locationId: string): Series =>
  ({
    locationId,
    timeZone: 'Europe/Ljubljana',
    first: '2024-11-20T23:00:00Z',
    last: '2026-03-31T11:45:00Z',
  }) as Series;

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-31T22:30:00Z') }));
afterEach(() => vi.useRealTimers());

describe('the days', () => {
  const view = { from: '2026-01-05', to: '2026-01-06' };
  // 00:30 on 1 April in the time zone of the stations.
  it.each<[Preset, string, string]>([
    ['view', '2026-01-05', '2026-01-06'],
    ['last30Days', '2026-03-03', '2026-04-02'],
    ['thisMonth', '2026-04-01', '2026-05-01'],
    ['lastMonth', '2026-03-01', '2026-04-01'],
    ['thisYear', '2026-01-01', '2027-01-01'],
    ['lastYear', '2025-01-01', '2026-01-01'],
    ['everything', '2024-11-21', '2026-04-02'],
  ])('of %s', (preset, from, to) => {
    expect(daysOf({ preset, days: null }, view, [at('a')])).toEqual({ from, to });
  });

  it('are null without a choice', () => {
    expect(daysOf({ preset: 'custom', days: null }, view, [at('a')])).toBeNull();
    expect(daysOf({ preset: 'everything', days: null }, view, [])).toBeNull();
  });
});

it('offers all available data only where the first day is known', () => {
  const view = { from: '2026-01-05', to: '2026-01-06' };
  const unknown = { locationId: 'c', timeZone: 'Asia/Kathmandu' } as Series;
  expect(presetsFor([unknown, at('a')], view)).toContain('everything');
  expect(presetsFor([unknown], view)).not.toContain('everything');
  expect(presetsFor([unknown], view)[0]).toBe('view');
  expect(presetsFor([unknown], undefined)[0]).toBe('last30Days');
});

it('begins with no series where a file cannot hold all', () => {
  const ids = Array.from({ length: 501 }, (_, index) => `${index}`);
  expect(startIdsOf({ seriesIds: ids })).toEqual([]);
  expect(startIdsOf({ seriesIds: ids.slice(1) })).toHaveLength(500);
});

describe('the size', () => {
  const day = { from: '2026-01-05', to: '2026-01-06' };
  const series = [at('a'), at('a'), at('b')];
  const of = (format: 'xlsx' | 'csv', layout: 'sheetPerStation' | 'oneTable', isDescribed = false) =>
    sizeOf(series, day, { interval: 'PT15M', format, layout, isDescribed });

  it('counts the times of a station once', () => {
    expect(of('xlsx', 'sheetPerStation')).toEqual({ values: 288, bytes: 2 * 96 * 19 + 288 * 9 });
    expect(of('xlsx', 'oneTable').bytes).toBe(96 * 19 + 288 * 9);
  });

  it('is that of the whole period where the bounds of a series are unknown', () => {
    const unknown = { locationId: 'c' } as Series;
    const choice = { interval: 'PT1H', format: 'xlsx', layout: 'oneTable', isDescribed: false } as const;
    expect(sizeOf([unknown], day, choice).values).toBe(24);
  });

  it('is small for an archive', () => {
    expect(of('csv', 'sheetPerStation').bytes).toBeLessThan(of('csv', 'oneTable').bytes);
    expect(of('csv', 'oneTable', true).bytes).toBeLessThan(of('csv', 'oneTable').bytes);
  });
});

it('requests CSV as an archive if it includes a description of the data', () => {
  const choice: ExportChoice = {
    seriesIds: ['a'],
    preset: 'custom',
    days: null,
    interval: 'P1D',
    format: 'csv',
    isDescribed: true,
    layout: 'oneTable',
    separator: 'tab',
    decimalMark: 'point',
    hasInvalidValues: false,
  };
  const requested = (changes: Partial<ExportChoice>) =>
    queryOf({ ...choice, ...changes }, { from: '2026-01-05', to: '2026-01-06' }, 'sl-SI');
  expect(requested({})).toMatchObject({ format: 'csvArchive', separator: 'tab' });
  expect(requested({ isDescribed: false })).toMatchObject({ format: 'csv', separator: 'tab' });
  expect(requested({ format: 'xlsx' })).not.toHaveProperty('separator');
  expect(requested({ format: 'parquet' })).not.toHaveProperty('layout');
  expect(requested({})).not.toHaveProperty('invalidValues');
  expect(requested({ format: 'parquet', hasInvalidValues: true })).toMatchObject({ invalidValues: true });
});

it('has measured values at the native interval, and where they cannot be computed', () => {
  const isMeasured = (nativeInterval: Series['nativeInterval'], interval: Interval) =>
    isMeasuredAt({ nativeInterval } as Series, interval);
  expect(isMeasured('PT15M', 'PT15M')).toBe(true);
  expect(isMeasured('PT15M', 'PT1H')).toBe(false);
  expect(isMeasured('PT1H', 'PT15M')).toBe(true);
  expect(isMeasured('PT10M', 'PT15M')).toBe(true);
});
