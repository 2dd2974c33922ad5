import { Ref } from "react";
import { DateFieldBaseProps } from "./DateField.js";
interface DatePickerProps extends DateFieldBaseProps {
  /** Civil day, "2026-11-21". */
  value?: string | null;
  defaultValue?: string;
  /** Called with `null` while the day is incomplete. */
  onChange?: (value: string | null) => void;
  /** Days that cannot be selected, for example days without data. */
  isDateUnavailable?: (day: string) => boolean;
  /** Ref of the first part of the day, so that a form can focus it. */
  ref?: Ref<HTMLElement>;
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