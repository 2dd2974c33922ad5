import type { Ref } from 'react';
import type { DateFieldBaseProps } from './DateField.js';
export interface DatePickerProps extends DateFieldBaseProps {
    /** A civil day, "2026-11-21". */
    value?: string | null;
    defaultValue?: string;
    /** `null` while it is not a whole day. */
    onChange?: (value: string | null) => void;
    /** Days that cannot be chosen: without data, say. */
    isDateUnavailable?: (day: string) => boolean;
    ref?: Ref<HTMLDivElement>;
}
/** A day, typed or found in a calendar. */
export declare function DatePicker({ label, value, defaultValue, onChange, minValue, maxValue, isDateUnavailable, description, errorMessage, ref, ...rest }: DatePickerProps): import("react").JSX.Element;
