import type { Ref } from 'react';
import type { DateFieldBaseProps } from './DateField.js';
import { type DateRange } from './types/components/RangeCalendar/isoRange.js';
export type { DateRange } from './types/components/RangeCalendar/isoRange.js';
export interface DateRangePickerProps extends Omit<DateFieldBaseProps, 'name'> {
    value?: DateRange | null;
    defaultValue?: DateRange;
    /** `null` while it is not two whole days. */
    onChange?: (value: DateRange | null) => void;
    startName?: string;
    endName?: string;
    /** Of the first day. */
    ref?: Ref<HTMLDivElement>;
}
/** From one day to another, both of them part of it, typed or found in a calendar. */
export declare function DateRangePicker({ label, value, defaultValue, onChange, minValue, maxValue, description, errorMessage, ref, ...rest }: DateRangePickerProps): import("react").JSX.Element;
