import type { Interval } from '@zrak/api-client';
import { addDays, addMonths, type CivilDate, daysOf } from '@zrak/quantities/time';

/** Periods that begin and end around a date. */
export const datedPeriods = ['last24Hours', 'day', 'last7Days', 'month', 'last30Days', 'year'] as const;
export type DatedPeriod = (typeof datedPeriods)[number];

export const periods = [...datedPeriods, 'custom'] as const;
export type Period = (typeof periods)[number];

export const intervals: readonly Interval[] = ['PT15M', 'PT1H', 'P1D'];

export interface CivilRange {
  from: CivilDate;
  /** First day after the period. */
  to: CivilDate;
}

/**
 * Days of a period: the last days end with `date`, the others are the calendar units around it. On a day that is over,
 * the last 24 hours are that day.
 */
export function rangeOf(period: DatedPeriod, date: CivilDate): CivilRange {
  switch (period) {
    case 'day':
    case 'last24Hours':
      return { from: date, to: addDays(date, 1) };
    case 'month': {
      const from = `${date.slice(0, 7)}-01`;
      return { from, to: addMonths(from, 1) };
    }
    case 'year': {
      const from = `${date.slice(0, 4)}-01-01`;
      return { from, to: addMonths(from, 12) };
    }
    case 'last7Days':
      return { from: addDays(date, -6), to: addDays(date, 1) };
    case 'last30Days':
      return { from: addDays(date, -29), to: addDays(date, 1) };
  }
}

/** The same kind of period before (-1) or after (1) the one around `date`. */
export function step(period: DatedPeriod, date: CivilDate, direction: -1 | 1): CivilDate {
  switch (period) {
    case 'day':
    case 'last24Hours':
      return addDays(date, direction);
    case 'month':
      return addMonths(date, direction);
    case 'year':
      return addMonths(date, 12 * direction);
    case 'last7Days':
      return addDays(date, 7 * direction);
    case 'last30Days':
      return addDays(date, 30 * direction);
  }
}

/** Longest periods in days with quarter hours and with hours by default. */
const shortDays = 2;
const middleDays = 92;

/** Default interval of a period: gives some hundred values. */
export function usualInterval(period: Period, { from, to }: CivilRange): Interval {
  if (period === 'year') return 'P1D';
  const days = daysOf(to) - daysOf(from);
  if (days <= shortDays) return 'PT15M';
  return days <= middleDays ? 'PT1H' : 'P1D';
}
