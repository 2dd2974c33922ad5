import type { ReactNode, Ref } from 'react';
import { type DateFieldProps as AriaDateFieldProps } from 'react-aria-components/DateField';
import type { CalendarDate } from '@internationalized/date';
/** Props common to fields of a day and of a range. */
export interface DateFieldBaseProps extends Pick<AriaDateFieldProps<CalendarDate>, 'name' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
    label: string;
    minValue?: string;
    maxValue?: string;
    description?: ReactNode;
    errorMessage?: string | undefined;
}
export interface DateFieldProps extends DateFieldBaseProps {
    /** Civil day, "2026-11-21". */
    value?: string | null;
    defaultValue?: string;
    /** Called with `null` while the day is incomplete. */
    onChange?: (value: string | null) => void;
    ref?: Ref<HTMLDivElement>;
}
/** Field for typing a known date, for example of a measurement. To choose from a calendar use `DatePicker`. */
export declare function DateField({ label, value, defaultValue, onChange, minValue, maxValue, description, errorMessage, ref, ...rest }: DateFieldProps): import("react").JSX.Element;
