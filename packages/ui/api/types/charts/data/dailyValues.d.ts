import { type AveragingRule } from '@zrak/quantities/aggregation';
import { type TimedHours } from './hourlyValues.js';
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
export declare function dailyValues(series: TimedHours, timeZone: string, rule: AveragingRule): DailyValue[];
