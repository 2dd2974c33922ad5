import type { Interval } from '@zrak/api-client';

export const periods = ['day', 'month', 'year', 'last30Days'] as const;
export type Period = (typeof periods)[number];

export const intervals: readonly Interval[] = ['PT15M', 'PT1H', 'P1D'];

/** A civil date, `YYYY-MM-DD`. */
export type CivilDate = string;

const dayLength = 86_400_000;

const toDays = (date: CivilDate) => Date.parse(`${date}T00:00:00Z`) / dayLength;
const fromDays = (days: number): CivilDate => new Date(days * dayLength).toISOString().slice(0, 10);

export const addDays = (date: CivilDate, count: number): CivilDate => fromDays(toDays(date) + count);

/** The same day of another month, or its last day if that month is shorter. */
export function addMonths(date: CivilDate, count: number): CivilDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

export function isCivilDate(text: string | null): text is CivilDate {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toDays(text)) && addDays(text, 0) === text;
}

/** Civil date in a time zone at an instant. */
export function civilDateIn(timeZone: string, instant: number | Date = Date.now()): CivilDate {
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

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
