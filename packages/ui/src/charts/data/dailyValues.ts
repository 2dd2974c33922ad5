import { averageOf, type AveragingRule } from './averages.ts';
import { isValid } from './hourlyValues.ts';
import { civilTimes } from './zone.ts';
import type { TimedHours } from './profile.ts';

/** Minimum share of valid hours in a day: 18 of 24, 18 of 23, 19 of 25. */
const dataCapture = 0.75;

export interface DailyValue {
  /** Civil date in the time zone, `YYYY-MM-DD`. */
  date: string;
  /** Computed by the rule of the quantity; NaN if too few hours are valid. */
  value: number;
  /** Number of valid hours. */
  hours: number;
  /** Number of hours of the day in the series: 23 or 25 where clocks change. */
  of: number;
}

/**
 * Daily values of hourly values, by civil day.
 *
 * @param timeZone IANA name of the zone that defines midnight
 */
export function dailyValues(series: TimedHours, timeZone: string, rule: AveragingRule): DailyValue[] {
  const days = new Map<string, { of: number; values: number[] }>();
  civilTimes(series.times, timeZone).forEach((civil, index) => {
    const date = new Date(civil).toISOString().slice(0, 10);
    const day = days.get(date) ?? { of: 0, values: [] };
    days.set(date, day);
    day.of++;
    if (isValid(series, index)) day.values.push(series.values[index]!);
  });
  return [...days].map(([date, { of, values }]) => ({
    date,
    value: values.length >= dataCapture * Math.max(of, 23) ? averageOf(values, rule) : NaN,
    hours: values.length,
    of,
  }));
}
