import { averageOfEnough, type AveragingRule } from '@zrak/quantities/aggregation';
import { civilDateOf, civilTimes, zoneOf } from '@zrak/quantities/time';
import { isValid, type TimedHours } from './hourlyValues.ts';

/** Hours of the shortest day. A day that is not over needs three quarters of these, even if the series has fewer. */
const shortestDay = 23;

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
  civilTimes(series.times, zoneOf(timeZone, 'milliseconds')).forEach((civil, index) => {
    const date = civilDateOf(civil);
    const day = days.get(date) ?? { of: 0, values: [] };
    days.set(date, day);
    day.of++;
    if (isValid(series, index)) day.values.push(series.values[index]!);
  });
  return [...days].map(([date, { of, values }]) => ({
    date,
    value: averageOfEnough(values, rule, Math.max(of, shortestDay)),
    hours: values.length,
    of,
  }));
}
