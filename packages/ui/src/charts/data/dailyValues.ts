import { averageOfEnough, type AveragingRule } from '@zrak/quantities/aggregation';
import { civilDateOf, civilTimes, zoneOf } from '@zrak/quantities/time';
import { isValid, type TimedHours } from './hourlyValues.ts';

/** Hours of the shortest day: one that is not over needs three quarters of these, whatever the series has of it. */
const shortestDay = 23;

export interface DailyValue {
  /** Civil date of the zone, `YYYY-MM-DD`. */
  date: string;
  /** By the rule of the quantity; NaN where too few hours are valid. */
  value: number;
  /** Valid hours. */
  hours: number;
  /** Hours the day has in the series: 23 or 25 where clocks change. */
  of: number;
}

/**
 * Civil days of hourly values.
 *
 * @param timeZone IANA name; whose midnights part the days
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
