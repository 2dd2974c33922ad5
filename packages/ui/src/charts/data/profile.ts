import { averageOf, type AveragingRule, quantile } from '@zrak/quantities/aggregation';
import { civilTimes, modulo, zoneOf } from '@zrak/quantities/time';
import { isValid, type TimedHours } from './hourlyValues.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONDAY = Date.UTC(1970, 0, 5);

export interface ProfileSlot {
  /** Hours with a valid value. */
  hours: number;
  /** By the rule of the quantity; NaN where there are no hours. */
  value: number;
  /** Between these lie eight of ten hours; NaN where a spread says nothing: of directions, sums and extremes. */
  low: number;
  high: number;
}

export interface Profile {
  /** 24, from midnight to midnight. */
  hours: readonly ProfileSlot[];
  /** 7, from Monday. */
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
 * How a quantity goes through the day and through the week, by the clocks of a zone: of the hour that comes twice in October
 * both count, and the one that is left out in March is not missing.
 *
 * @param timeZone IANA name
 * @param weekday 0 is Monday; the hours of this day only
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
