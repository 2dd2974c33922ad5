import { type AveragingRule } from '@zrak/quantities/aggregation';
import { type TimedHours } from './hourlyValues.js';
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
export declare const hasSpread: (rule: AveragingRule) => rule is "energeticMean" | "mean";
/**
 * Mean course of a quantity over the day and over the week, in civil time. Both occurrences of the repeated hour in
 * October count; the skipped hour in March is not missing.
 *
 * @param timeZone IANA name
 * @param weekday 0 is Monday; limits the hours to this day
 */
export declare function profileOf(series: TimedHours, timeZone: string, rule: AveragingRule, weekday?: number): Profile;
