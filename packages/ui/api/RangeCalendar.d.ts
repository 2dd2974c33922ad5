import { type DateRange } from './types/components/RangeCalendar/isoRange.js';
export type { DateRange } from './types/components/RangeCalendar/isoRange.js';
export interface RangeCalendarProps {
    label: string;
    value?: DateRange | null;
    defaultValue?: DateRange;
    onChange?: (value: DateRange) => void;
    minValue?: string;
    maxValue?: string;
    isDisabled?: boolean;
    /** Side by side on a wide screen. */
    visibleMonths?: 1 | 2;
}
/** Selects a range of days. Weeks begin on Monday in every language. */
export declare function RangeCalendar({ label, value, defaultValue, onChange, minValue, maxValue, isDisabled, visibleMonths, }: RangeCalendarProps): import("react").JSX.Element;
