import type { HeatClass, HeatDay } from './heatDays.js';
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
