import type { ReactNode, Ref } from 'react';
import { type DateFieldProps as AriaDateFieldProps } from 'react-aria-components/DateField';
import type { CalendarDate } from '@internationalized/date';
/** What fields of a day or of a range take alike. */
export interface DateFieldBaseProps extends Pick<AriaDateFieldProps<CalendarDate>, 'name' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
    label: string;
    minValue?: string;
    maxValue?: string;
    description?: ReactNode;
    errorMessage?: string | undefined;
}
export interface DateFieldProps extends DateFieldBaseProps {
    /** A civil day, "2026-11-21". */
    value?: string | null;
    defaultValue?: string;
    /** `null` while it is not a whole day. */
    onChange?: (value: string | null) => void;
    ref?: Ref<HTMLDivElement>;
}
/** A day that is known by heart: of birth, of a measurement. To look for one there is a `DatePicker`. */
export declare function DateField({ label, value, defaultValue, onChange, minValue, maxValue, description, errorMessage, ref, ...rest }: DateFieldProps): import("react").JSX.Element;
