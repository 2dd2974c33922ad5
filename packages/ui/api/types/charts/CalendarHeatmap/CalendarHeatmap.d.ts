import type { HeatClass, HeatDay } from './heatDays.js';
export interface CalendarHeatmapProps {
    /** Accessible name of the calendar. */
    label: string;
    /** Ascending, without gaps: days with too little data are included. */
    days: readonly HeatDay[];
    /** Ordered from best to worst. */
    classes: readonly HeatClass[];
    /** Name of a day's value, for example "Daily mean". */
    valueName: string;
    /** Unit with superscripts: "µg/m³". */
    unit: string;
    /** Decimals shown. */
    decimals: number;
    /** Shown under the calendar: "1–30 November 2026, Europe/Ljubljana". */
    period: string;
}
/** Days by class: a calendar with a sign in every day, a summary in words, and a table. */
export declare function CalendarHeatmap({ label, days, classes, valueName, unit, decimals, period }: CalendarHeatmapProps): import("react").JSX.Element;
