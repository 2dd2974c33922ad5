import { averageOf, type AveragingRule } from './averages.ts';
import { isValid } from './hourlyValues.ts';
import { civilTimes } from './zone.ts';
import type { TimedHours } from './profile.ts';

/** A day needs so much of its hours: 18 of 24, and of 23 as well, 19 of 25. */
const dataCapture = 0.75;

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
