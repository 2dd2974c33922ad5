import { expect, test } from 'vitest';
import { gridTimes, gridValues } from './grid.ts';

const zone = 'Europe/Ljubljana';
const series = (start: string, step: 'PT15M' | 'PT1H' | 'P1D', count: number) => ({
  id: 's',
  start,
  step,
  values: Array.from({ length: count }, () => 1),
  coverage: [],
  flags: [],
});
const iso = (times: Float64Array) => [...times].map((time) => new Date(time).toISOString());

test('hours and quarter hours are elapsed time, across a clock change', () => {
  expect(iso(gridTimes(series('2026-03-29T00:30:00Z', 'PT15M', 4), zone))).toEqual([
    '2026-03-29T00:30:00.000Z',
    '2026-03-29T00:45:00.000Z',
    '2026-03-29T01:00:00.000Z',
    '2026-03-29T01:15:00.000Z',
  ]);
});

test('days are civil days: 23 hours in March, 25 in October', () => {
  const march = gridTimes(series('2026-03-27T23:00:00Z', 'P1D', 3), zone);
  expect(iso(march)).toEqual(['2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  const october = gridTimes(series('2026-10-24T22:00:00Z', 'P1D', 2), zone);
  expect((october[1]! - october[0]!) / 3_600_000).toBe(25);
});

test('a day without midnight starts with the clock change', () => {
  // Clocks of Santiago went from 6 September 2026, 00:00, to 01:00.
  const times = gridTimes(series('2026-09-05T04:00:00Z', 'P1D', 3), 'America/Santiago');
  expect(iso(times)).toEqual(['2026-09-05T04:00:00.000Z', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z']);
});

test('days of a fixed offset all have 24 hours', () => {
  const times = gridTimes(series('2026-03-28T23:00:00Z', 'P1D', 3), 'Etc/GMT-1');
  expect(iso(times)[2]).toBe('2026-03-30T23:00:00.000Z');
});

test('a gap is NaN', () => {
  expect([...gridValues({ ...series('2026-01-01T00:00:00Z', 'PT1H', 0), values: [1.5, null] })]).toEqual([
    1.5,
    Number.NaN,
  ]);
});
