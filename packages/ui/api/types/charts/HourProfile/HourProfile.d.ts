import type { AveragingRule } from '@zrak/quantities/aggregation';
import type { TimedHours } from '../data/hourlyValues.js';
export interface HourProfileProps {
    /** Accessible name of the plots. */
    label: string;
    series: TimedHours;
    /** IANA name of the time zone of the hours and days. */
    timeZone: string;
    /** Averaging rule of the quantity: energetic for decibels, vector for directions, sum for rain. */
    rule: AveragingRule;
    /** Unit with superscripts: "µg/m³". */
    unit: string;
    /** Decimals shown. */
    decimals: number;
    /** Shown under the plots: "1–30 November 2026, hourly means". */
    period: string;
}
/**
 * Course of a quantity over the day and over the week. Hovering a weekday shows its hours over the hours of all days.
 */
export declare function HourProfile({ label, series, timeZone, rule, unit, decimals, period }: HourProfileProps): import("react").JSX.Element;
