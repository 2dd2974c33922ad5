import { averageOf, type AveragingRule, quantile } from '@zrak/quantities/aggregation';
import { civilTimes, modulo, zoneOf } from '@zrak/quantities/time';
import { isValid, type TimedHours } from './hourlyValues.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONDAY = Date.UTC(1970, 0, 5);

export interface ProfileSlot {
  /** Number of hours with a valid value. */
  hours: number;
  /** Computed by the rule of the quantity; NaN without hours. */
  value: number;
  /** 10th and 90th percentile of the hours; NaN for directions, sums and extremes, which have no meaningful spread. */
  low: number;
  high: number;
}

export interface Profile {
  /** 24, from midnight. */
  hours: readonly ProfileSlot[];
  /** Seven, from Monday. */
  weekdays: readonly ProfileSlot[];
}

export const hasSpread = (rule: AveragingRule) => rule === 'mean' || rule === 'energeticMean';

function slotOf(values: readonly number[], rule: AveragingRule): ProfileSlot {
  const sorted = hasSpread(rule) ? values.toSorted((a, b) => a - b) : [];
  return {
    hours: values.length,
    value: averageOf(values, rule),
    low: quantile(sorted, 0.1),
    high: quantile(sorted, 0.9),
  };
}

/**
 * Mean course of a quantity over the day and over the week, in civil time. Both occurrences of the repeated hour in
 * October count; the skipped hour in March is not missing.
 *
 * @param timeZone IANA name
 * @param weekday 0 is Monday; limits the hours to this day
 */
export function profileOf(series: TimedHours, timeZone: string, rule: AveragingRule, weekday?: number): Profile {
  const hours = Array.from({ length: 24 }, (): number[] => []);
  const weekdays = Array.from({ length: 7 }, (): number[] => []);
  civilTimes(series.times, zoneOf(timeZone, 'milliseconds')).forEach((civil, index) => {
    if (!isValid(series, index)) return;
    const day = Math.floor(modulo(civil - MONDAY, 7 * DAY) / DAY);
    if (weekday !== undefined && day !== weekday) return;
    const value = series.values[index]!;
    hours[Math.floor(modulo(civil, DAY) / HOUR)]!.push(value);
    weekdays[day]!.push(value);
  });
  return {
    hours: hours.map((values) => slotOf(values, rule)),
    weekdays: weekdays.map((values) => slotOf(values, rule)),
  };
}
