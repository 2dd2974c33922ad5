import type { HourlyValues } from '../data/hourlyValues.js';
import { type WindFrequencies } from './roseSectors.js';
export interface WindRoseProps {
    /** Accessible name of the rose. */
    label: string;
    /** Direction in degrees from which the wind blows. */
    directions: HourlyValues;
    /** m/s, for the same hours as the directions. */
    speeds: HourlyValues;
    /** Shown under the rose: "1–30 November 2026, hourly means". */
    period: string;
}
/** Frequency of wind by direction and speed: a plot, a summary in words and a table. */
export declare function WindRose({ label, directions, speeds, period }: WindRoseProps): import("react").JSX.Element;
export interface FrequencyRoseProps extends Pick<WindRoseProps, 'label' | 'period'> {
    frequencies: WindFrequencies;
}
/** A wind rose of frequencies that were counted elsewhere, with the same `speedClasses`. */
export declare function FrequencyRose({ label, frequencies, period }: FrequencyRoseProps): import("react").JSX.Element;
