import { Ref } from "react";
import { DateFieldBaseProps } from "./DateField.js";
interface DatePickerProps extends DateFieldBaseProps {
  /** Civil day, "2026-11-21". */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  /** Called with `null` while the day is incomplete. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Days that cannot be selected, for example days without data. */
  isDateUnavailable?: ((day: string) => boolean) | undefined;
  /** Ref of the first part of the day, so that a form can focus it. */
  ref?: Ref<HTMLElement> | undefined;
}
/** A day that is typed or selected in a calendar. */
declare function DatePicker({
  label,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  description,
  errorMessage,
  ref,
  ...rest
}: DatePickerProps): import("react").JSX.Element;
export { DatePicker, DatePickerProps };