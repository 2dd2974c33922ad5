import { addDays, type CivilDate, daysOf } from '@zrak/quantities/time';
import { type CivilRange, type DatedPeriod, type Period, rangeOf, step } from '../data/period.ts';

/** The period of a graph as it is in the address. */
export interface PeriodValues {
  period: Period;
  /** Null is today. */
  date: CivilDate | null;
  /** First and last day of a custom period. */
  from: CivilDate | null;
  to: CivilDate | null;
}

export interface GraphPeriod {
  period: Period;
  /** Days to load. */
  range: CivilRange;
  /** The part of these days to show in epoch milliseconds, if it does not begin and end at midnight. */
  hours: { from: number; to: number } | null;
  /** The neighbouring period; null after today. */
  neighbour: (direction: -1 | 1) => Partial<PeriodValues> | null;
}

const dayMs = 86_400_000;

/**
 * The period of an address. An invalid custom period becomes the last 30 days.
 *
 * @param hourEnd end of the current hour, epoch milliseconds
 */
export function graphPeriodOf(values: PeriodValues, today: CivilDate, hourEnd: number): GraphPeriod {
  const date = values.date !== null && values.date <= today ? values.date : today;
  if (values.period !== 'custom') return datedPeriod(values.period, date, today, hourEnd);
  const { from, to } = values;
  if (from === null || to === null || from > to || from > today) return datedPeriod('last30Days', date, today, hourEnd);
  return customPeriod(from, to, today);
}

function customPeriod(from: CivilDate, to: CivilDate, today: CivilDate): GraphPeriod {
  const days = daysOf(to) - daysOf(from) + 1;
  return {
    period: 'custom',
    range: { from, to: addDays(to, 1) },
    hours: null,
    neighbour(direction) {
      const next = { from: addDays(from, direction * days), to: addDays(to, direction * days) };
      return next.from <= today ? next : null;
    },
  };
}

function datedPeriod(period: DatedPeriod, date: CivilDate, today: CivilDate, hourEnd: number): GraphPeriod {
  const range = rangeOf(period, date);
  const isUntilNow = period === 'last24Hours' && date === today;
  return {
    period,
    range: isUntilNow ? { ...range, from: addDays(range.from, -1) } : range,
    hours: isUntilNow ? { from: hourEnd - dayMs, to: hourEnd } : null,
    neighbour(direction) {
      const next = step(period, date, direction);
      if (rangeOf(period, next).from > today) return null;
      return { date: next > today ? today : next };
    },
  };
}
