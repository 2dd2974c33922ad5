import type { Ref } from 'react';
import type { DateFieldBaseProps } from './DateField.js';
import { type DateRange } from './types/components/RangeCalendar/isoRange.js';
export type { DateRange } from './types/components/RangeCalendar/isoRange.js';
export interface DateRangePickerProps extends Omit<DateFieldBaseProps, 'name'> {
    value?: DateRange | null;
    defaultValue?: DateRange;
    /** Called with `null` unless both days are complete. */
    onChange?: (value: DateRange | null) => void;
    startName?: string;
    endName?: string;
    /** Ref of the first day. */
    ref?: Ref<HTMLDivElement>;
}
/** A range of days, both ends included, typed or selected in a calendar. */
export declare function DateRangePicker({ label, value, defaultValue, onChange, minValue, maxValue, description, errorMessage, ref, ...rest }: DateRangePickerProps): import("react").JSX.Element;
