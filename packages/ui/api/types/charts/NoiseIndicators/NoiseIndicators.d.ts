import { type NoisePeriods, type PartOfDay } from '@zrak/quantities/noise';
import { type TimedHours } from '../data/hourlyValues.js';
export interface NoiseLimit {
    indicator: PartOfDay | 'den';
    /** dB(A) */
    value: number;
    /** "Limit value 65 dB(A), zone IV" */
    label: string;
}
export interface NoiseIndicatorsProps {
    /** Accessible name of the table. */
    label: string;
    /** LAeq of hours, dB(A). */
    series: TimedHours;
    /** IANA name of the time zone that divides the day. */
    timeZone: string;
    /** Where day, evening and night begin, by the law of the country. */
    hours: NoisePeriods;
    /** Those that hold for the period: limits of Lden and Lnight are limits of a year. */
    limits?: readonly NoiseLimit[];
    /** Shown under the table: "2026, hourly LAeq, Europe/Ljubljana". */
    period: string;
}
/** Lday, Levening, Lnight and Lden of a period: a table with a bar for each level. */
export declare function NoiseIndicators({ label, series, timeZone, hours, limits, period }: NoiseIndicatorsProps): import("react").JSX.Element;
