import { expect, it } from 'vitest';
import { calendarOf, daysMoved, epochOf } from './calendar.ts';

it('groups days into weeks from Monday, and weeks into months', () => {
  const dates = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-06', '2026-12-07'];
  expect(calendarOf(dates)).toEqual([
    {
      month: '2026-11',
      weeks: [
        { monday: '2026-11-23', dates: [null, null, null, null, null, null, '2026-11-29'] },
        { monday: '2026-11-30', dates: ['2026-11-30', null, null, null, null, null, null] },
      ],
    },
    {
      month: '2026-12',
      weeks: [
        { monday: '2026-11-30', dates: [null, '2026-12-01', null, null, null, null, '2026-12-06'] },
        { monday: '2026-12-07', dates: ['2026-12-07', null, null, null, null, null, null] },
      ],
    },
  ]);
  expect(calendarOf([])).toEqual([]);
});

it('converts a date to its midnight in UTC', () => expect(epochOf('2026-03-29')).toBe(Date.UTC(2026, 2, 29)));

it('maps keys to moves by a day, a week, four weeks, or to an end', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'a'];
  expect(keys.map(daysMoved)).toEqual([-1, 1, -7, 7, -28, 28, -Infinity, Infinity, null]);
});
