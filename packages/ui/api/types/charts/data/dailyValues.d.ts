import { type AveragingRule } from '@zrak/quantities/aggregation';
import { type TimedHours } from './hourlyValues.js';
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
export declare function dailyValues(series: TimedHours, timeZone: string, rule: AveragingRule): DailyValue[];
