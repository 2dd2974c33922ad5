import fc from 'fast-check';
import { addDays, civilDateIn, isCivilDate } from '@zrak/quantities/time';
import { describe, expect, test } from 'vitest';
import { datedPeriods, rangeOf, step, usualInterval } from './period.ts';

const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

describe('periods', () => {
  test.each([
    ['day', '2026-03-29', '2026-03-29', '2026-03-30'],
    ['month', '2026-02-17', '2026-02-01', '2026-03-01'],
    ['month', '2026-12-31', '2026-12-01', '2027-01-01'],
    ['year', '2024-02-29', '2024-01-01', '2025-01-01'],
    ['last24Hours', '2026-11-21', '2026-11-21', '2026-11-22'],
    ['last7Days', '2026-11-21', '2026-11-15', '2026-11-22'],
    ['last30Days', '2026-11-21', '2026-10-23', '2026-11-22'],
  ] as const)('%s of %s', (period, date, from, to) => {
    expect(rangeOf(period, date)).toEqual({ from, to });
  });

  test('a shorter month ends with its last day', () => {
    expect(step('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(step('year', '2024-02-29', 1)).toBe('2025-02-28');
  });

  test('neighbouring periods meet without gap or overlap', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...datedPeriods), (date, period) => {
        expect(rangeOf(period, step(period, date, 1)).from).toBe(rangeOf(period, date).to);
        expect(rangeOf(period, step(period, date, -1)).to).toBe(rangeOf(period, date).from);
      }),
    );
  });

  test('every date is in its own period', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...datedPeriods), (date, period) => {
        const { from, to } = rangeOf(period, date);
        expect(from <= date && date < to).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-11-01', '2026-11-03', 'PT15M'],
    ['2026-09-01', '2026-12-01', 'PT1H'],
    ['2026-01-01', '2026-12-01', 'P1D'],
  ] as const)('from %s to %s, %s is usual', (from, to, interval) => {
    expect(usualInterval('custom', { from, to })).toBe(interval);
  });

  test('rejects invalid dates', () => {
    expect(['2026-02-30', '2026-13-01', '26-01-01', 'today', '', null].filter(isCivilDate)).toEqual([]);
    expect(isCivilDate('2024-02-29')).toBe(true);
  });

  test('a day begins at midnight of the station, in any time zone of the user', () => {
    const instant = Date.parse('2026-11-20T23:30:00Z');
    expect(civilDateIn('Europe/Ljubljana', instant)).toBe('2026-11-21');
    expect(civilDateIn('America/New_York', instant)).toBe('2026-11-20');
  });
});
