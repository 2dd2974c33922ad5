import type { HourlyValues } from '../data/hourlyValues.js';
export interface PollutionRoseProps {
    /** Accessible name of the rose. */
    label: string;
    /** Degrees, where the wind comes from. */
    directions: HourlyValues;
    /** m/s, of the same hours as the directions. */
    speeds: HourlyValues;
    /** In `unit`, of the same hours. */
    concentrations: HourlyValues;
    /** Set with its superscripts: "µg/m³". */
    unit: string;
    /** Of the values as they are written. */
    decimals: number;
    /** Printed under the rose: "1–30 November 2026, hourly means". */
    period: string;
}
/** How much of a pollutant came with wind from where, on average: drawn, said in words, and as a table. */
export declare function PollutionRose(props: PollutionRoseProps): import("react").JSX.Element;
