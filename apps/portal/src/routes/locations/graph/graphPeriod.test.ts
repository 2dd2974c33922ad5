import { expect, test } from 'vitest';
import { graphPeriodOf, type PeriodValues } from './graphPeriod.ts';

const today = '2026-11-24';
const hourEnd = Date.parse('2026-11-24T15:00:00Z');
const shown = (values: Partial<PeriodValues>) =>
  graphPeriodOf({ period: 'last30Days', date: null, from: null, to: null, ...values }, today, hourEnd);

test('the last 24 hours end with the current hour', () => {
  const { range, hours, neighbour } = shown({ period: 'last24Hours' });
  expect(range).toEqual({ from: '2026-11-23', to: '2026-11-25' });
  expect(hours).toEqual({ from: Date.parse('2026-11-23T15:00:00Z'), to: Date.parse('2026-11-24T15:00:00Z') });
  expect(neighbour(-1)).toEqual({ date: '2026-11-23' });
  expect(neighbour(1)).toBeNull();
});

test('the 24 hours of an earlier day are that day', () => {
  const { range, hours, neighbour } = shown({ period: 'last24Hours', date: '2026-11-23' });
  expect(range).toEqual({ from: '2026-11-23', to: '2026-11-24' });
  expect(hours).toBeNull();
  expect(neighbour(1)).toEqual({ date: today });
});

test('a custom period includes its last day, and moves by its length up to today', () => {
  const { range, neighbour } = shown({ period: 'custom', from: '2026-11-15', to: '2026-11-19' });
  expect(range).toEqual({ from: '2026-11-15', to: '2026-11-20' });
  expect(neighbour(-1)).toEqual({ from: '2026-11-10', to: '2026-11-14' });
  expect(neighbour(1)).toEqual({ from: '2026-11-20', to: '2026-11-24' });
  expect(shown({ period: 'custom', from: '2026-11-20', to: '2026-11-24' }).neighbour(1)).toBeNull();
});

test.each([
  { from: null, to: null },
  { from: '2026-11-19', to: '2026-11-15' },
  { from: '2026-11-25', to: '2026-11-26' },
])('the impossible custom period $from to $to becomes the last 30 days', ({ from, to }) => {
  expect(shown({ period: 'custom', from, to })).toMatchObject({
    period: 'last30Days',
    range: { from: '2026-10-26', to: '2026-11-25' },
  });
});

test('a date after today is today', () => {
  expect(shown({ period: 'last7Days', date: '2027-01-01' }).range).toEqual({ from: '2026-11-18', to: '2026-11-25' });
  // The next month contains today.
  expect(shown({ period: 'month', date: '2026-10-31' }).neighbour(1)).toEqual({ date: today });
});
