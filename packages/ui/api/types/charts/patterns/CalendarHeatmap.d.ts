import type { IndexBandName } from '../../../indexScales.js';
export interface HeatClass {
    id: string;
    name: string;
    /** One sign that stands on the colour, so that it is not needed: a digit or a letter. */
    sign: string;
    color: IndexBandName | 'within' | 'above';
    /** Of the sign, at 4.5:1 or more. */
    ink: 'dark' | 'light';
}
export interface HeatDay {
    /** Civil, `YYYY-MM-DD`. */
    date: string;
    /** What its class was chosen by; NaN where there are not enough data. */
    value: number;
    /** Id of a class; null where there are not enough data. */
    classId: string | null;
}
export interface CalendarHeatmapProps {
    /** Accessible name of the calendar. */
    label: string;
    /** Ascending, without a gap: days without enough data are among them. */
    days: readonly HeatDay[];
    /** From best to worst. */
    classes: readonly HeatClass[];
    /** What the value of a day is: "Daily mean". */
    valueName: string;
    /** Set with its superscripts: "µg/m³". */
    unit: string;
    /** Of the values as they are written. */
    decimals: number;
    /** Printed under the calendar: "1–30 November 2026, Europe/Ljubljana". */
    period: string;
}
/** Days by their class: as a calendar with a sign in every day, in words, and as a table. */
export declare function CalendarHeatmap({ label, days, classes, valueName, unit, decimals, period }: CalendarHeatmapProps): import("react").JSX.Element;
