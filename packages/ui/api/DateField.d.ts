import { ReactNode, Ref } from "react";
import { DateFieldProps as DateFieldProps$1 } from "react-aria-components/DateField";
import { CalendarDate } from "@internationalized/date";
/** Props common to fields of a day and of a range. */
interface DateFieldBaseProps extends Pick<DateFieldProps$1<CalendarDate>, 'name' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
  label: string;
  minValue?: string | undefined;
  maxValue?: string | undefined;
  description?: ReactNode | undefined;
  errorMessage?: string | undefined;
}
interface DateFieldProps extends DateFieldBaseProps {
  /** Civil day, "2026-11-21". */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  /** Called with `null` while the day is incomplete. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Ref of the first part of the day, so that a form can focus it. */
  ref?: Ref<HTMLElement> | undefined;
}
/** Field for typing a known date, for example of a measurement. To choose from a calendar use `DatePicker`. */
declare function DateField({
  label,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  description,
  errorMessage,
  ref,
  ...rest
}: DateFieldProps): import("react").JSX.Element;
export { DateField, DateFieldBaseProps, DateFieldProps };