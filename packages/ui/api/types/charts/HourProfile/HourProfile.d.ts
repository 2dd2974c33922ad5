import type { AveragingRule } from '@zrak/quantities/aggregation';
import type { TimedHours } from '../data/hourlyValues.js';
export interface HourProfileProps {
    /** Accessible name of the pictures. */
    label: string;
    series: TimedHours;
    /** IANA name; whose clocks the hours and days are of. */
    timeZone: string;
    /** Of the quantity: decibels are averaged by energy, directions as vectors, rain is summed. */
    rule: AveragingRule;
    /** Set with its superscripts: "µg/m³". */
    unit: string;
    /** Of the values as they are written. */
    decimals: number;
    /** Printed under the pictures: "1–30 November 2026, hourly means". */
    period: string;
}
/** How a quantity goes through the day and through the week; pointing at a day shows its hours among those of all. */
export declare function HourProfile({ label, series, timeZone, rule, unit, decimals, period }: HourProfileProps): import("react").JSX.Element;
