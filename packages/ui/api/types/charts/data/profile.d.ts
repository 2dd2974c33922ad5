import { type AveragingRule } from '@zrak/quantities/aggregation';
import { type TimedHours } from './hourlyValues.js';
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
export declare const hasSpread: (rule: AveragingRule) => rule is "energeticMean" | "mean";
/**
 * How a quantity goes through the day and through the week, by the clocks of a zone: of the hour that comes twice in October
 * both count, and the one that is left out in March is not missing.
 *
 * @param timeZone IANA name
 * @param weekday 0 is Monday; the hours of this day only
 */
export declare function profileOf(series: TimedHours, timeZone: string, rule: AveragingRule, weekday?: number): Profile;
