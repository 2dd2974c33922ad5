import type { Series } from '@zrak/api-client';
import { expect, it } from 'vitest';
import { readyComparisons } from './readyComparisons.ts';

const series = (id: string, parameter: string, locationId: string, more: Partial<Series> = {}) =>
  ({ id, parameter, locationId, category: 'pollution', ...more }) as Series;
const chosen = (all: readonly Series[]) =>
  readyComparisons(all, 2026).map(({ kind, seriesIds, years }) => [kind, seriesIds.join(), years.join()]);

it('compares the two pollutants that most stations measure, and a year with the year before', () => {
  const all = [
    series('t1', 'T', 'a', { category: 'meteorology', first: '2020-01-01T00:00:00Z' }),
    series('t2', 'T', 'b', { category: 'meteorology' }),
    series('t3', 'T', 'c', { category: 'meteorology' }),
    series('n1', 'NO2', 'a', { first: '2026-02-01T00:00:00Z' }),
    series('n2', 'NO2', 'b', { first: '2025-11-01T00:00:00Z' }),
    series('p1', 'PM10', 'a'),
    series('p1b', 'PM10', 'a'),
    series('p2', 'PM10', 'b'),
    series('p3', 'PM10', 'c'),
  ];
  expect(chosen(all)).toEqual([
    ['stations', 'p1,p2,p3', ''],
    ['stations', 'n1,n2', ''],
    ['years', 'n2', '2025'],
  ]);
});

it('offers no comparison of stations with one station, and none of years without an earlier one', () => {
  expect(chosen([series('p1', 'PM10', 'a', { first: '2026-01-01T00:00:00Z' }), series('n1', 'NO2', 'a')])).toEqual([]);
  expect(chosen([])).toEqual([]);
});

it('compares six stations at most', () => {
  const all = Array.from({ length: 9 }, (_, index) => series(`p${index}`, 'PM10', `l${index}`));
  expect(readyComparisons(all, 2026)[0]!.seriesIds).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5']);
});
