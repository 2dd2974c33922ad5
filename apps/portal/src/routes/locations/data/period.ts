import type { Interval } from '@zrak/api-client';
import { addDays, addMonths, type CivilDate } from '@zrak/quantities/time';

export const periods = ['day', 'month', 'year', 'last30Days'] as const;
export type Period = (typeof periods)[number];

export const intervals: readonly Interval[] = ['PT15M', 'PT1H', 'P1D'];

export interface CivilRange {
  from: CivilDate;
  /** First day after the period. */
  to: CivilDate;
}

/** Days of a period; the last 30 days end with `date`, the others are the calendar units around it. */
export function rangeOf(period: Period, date: CivilDate): CivilRange {
  switch (period) {
    case 'day':
      return { from: date, to: addDays(date, 1) };
    case 'month': {
      const from = `${date.slice(0, 7)}-01`;
      return { from, to: addMonths(from, 1) };
    }
    case 'year': {
      const from = `${date.slice(0, 4)}-01-01`;
      return { from, to: addMonths(from, 12) };
    }
    case 'last30Days':
      return { from: addDays(date, -29), to: addDays(date, 1) };
  }
}

/** The same kind of period before (-1) or after (1) the one around `date`. */
export function step(period: Period, date: CivilDate, direction: -1 | 1): CivilDate {
  switch (period) {
    case 'day':
      return addDays(date, direction);
    case 'month':
      return addMonths(date, direction);
    case 'year':
      return addMonths(date, 12 * direction);
    case 'last30Days':
      return addDays(date, 30 * direction);
  }
}

/** Default interval of a period: gives some hundred values. */
export const usualInterval: Record<Period, Interval> = {
  day: 'PT15M',
  month: 'PT1H',
  year: 'P1D',
  last30Days: 'PT1H',
};
