import type { LocationSummary } from '@zrak/api-client';
import { expect, it } from 'vitest';
import { summaryOf } from './clientSummary.ts';

const station = (id: string, more: Partial<LocationSummary> = {}) =>
  ({ id, name: id, warning: { color: '#888888' }, ...more }) as LocationSummary;
const index = (band: number) =>
  ({ standard: 'eu2024', band, decidedBy: 'PM10', time: '2026-11-24T06:00:00Z' }) as NonNullable<
    LocationSummary['index']
  >;

it('counts the classes, finds the worst station and those without current data', () => {
  const summary = summaryOf([
    station('a', { index: index(2), latestAt: '2026-11-24T06:00:00Z' }),
    station('b', { index: index(4), latestAt: '2026-11-24T06:15:00Z' }),
    station('c', { index: index(4) }),
    station('d', { state: 'late', latestAt: '2026-11-24T01:00:00Z' }),
    station('e', { state: 'maintenance' }),
  ]);
  expect(summary.counts.filter(({ count }) => count > 0)).toEqual([
    { band: 2, count: 1 },
    { band: 4, count: 2 },
    { band: null, count: 2 },
  ]);
  expect(summary.worst?.location.id).toBe('b');
  expect(summary).toMatchObject({ latestAt: '2026-11-24T06:15:00Z', lost: { late: 1, offline: 0, maintenance: 1 } });
});

it('tells a client whose stations have sent nothing from a server that sends no times', () => {
  expect(summaryOf([station('a', { state: 'offline' })]).latestAt).toBeNull();
});

it('makes do with what every server sends', () => {
  const summary = summaryOf([station('a'), station('b')]);
  expect(summary.worst).toBeUndefined();
  expect(summary).toMatchObject({ stations: 2 });
  expect(summary.latestAt).toBeUndefined();
  expect(summary.counts.at(-1)).toEqual({ band: null, count: 2 });
});
