import type { HourlyValues } from '../data/hourlyValues.js';
export interface PollutionRoseProps {
    /** Accessible name of the rose. */
    label: string;
    /** Direction in degrees from which the wind blows. */
    directions: HourlyValues;
    /** m/s, for the same hours as the directions. */
    speeds: HourlyValues;
    /** In `unit`, for the same hours. */
    concentrations: HourlyValues;
    /** Unit with superscripts: "µg/m³". */
    unit: string;
    /** Decimals shown. */
    decimals: number;
    /** Shown under the rose: "1–30 November 2026, hourly means". */
    period: string;
}
/** Mean concentration of a pollutant by wind direction: a plot, a summary in words and a table. */
export declare function PollutionRose(props: PollutionRoseProps): import("react").JSX.Element;
