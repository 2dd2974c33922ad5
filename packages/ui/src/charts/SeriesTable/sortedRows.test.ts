import { expect, it } from 'vitest';
import type { ChartSeries } from '../data/series.ts';
import { sortAfterPress, sortedTimes } from './sortedRows.ts';

const pm10: ChartSeries = {
  id: 'pm10',
  label: 'PM10',
  unit: 'µg/m³',
  decimals: 1,
  times: Float64Array.of(1, 2, 3, 5),
  values: Float32Array.of(8, NaN, 4, 8),
};
const times = Float64Array.of(1, 2, 3, 4, 5);

it('sorts rows by time or by a value, rows without a value last', () => {
  const sorted = (seriesId: string | null, direction: 'ascending' | 'descending') => [
    ...sortedTimes(times, [pm10], { seriesId, direction }),
  ];
  expect(sorted(null, 'descending')).toEqual([5, 4, 3, 2, 1]);
  expect(sorted('pm10', 'ascending')).toEqual([3, 1, 5, 2, 4]);
  expect(sorted('pm10', 'descending')).toEqual([1, 5, 3, 2, 4]);
});

it('reverses the order when a column is pressed twice', () => {
  const first = sortAfterPress({ seriesId: null, direction: 'descending' }, 'pm10');
  expect(first).toEqual({ seriesId: 'pm10', direction: 'ascending' });
  expect(sortAfterPress(first, 'pm10').direction).toBe('descending');
});
