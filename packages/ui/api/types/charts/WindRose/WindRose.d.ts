import type { HourlyValues } from '../data/hourlyValues.js';
import { type WindFrequencies } from './roseSectors.js';
export interface WindRoseProps {
    /** Accessible name of the rose. */
    label: string;
    /** Degrees, where the wind comes from. */
    directions: HourlyValues;
    /** m/s, of the same hours as the directions. */
    speeds: HourlyValues;
    /** Printed under the rose: "1–30 November 2026, hourly means". */
    period: string;
}
/** How often the wind came from where, and how fast: drawn, said in words, and as a table. */
export declare function WindRose({ label, directions, speeds, period }: WindRoseProps): import("react").JSX.Element;
export interface FrequencyRoseProps extends Pick<WindRoseProps, 'label' | 'period'> {
    frequencies: WindFrequencies;
}
/** A wind rose whose hours were counted elsewhere, by the same `speedClasses`. */
export declare function FrequencyRose({ label, frequencies, period }: FrequencyRoseProps): import("react").JSX.Element;
