import type { HourlyValues } from '../hourlyValues.js';
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
