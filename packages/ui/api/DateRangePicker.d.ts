import { Ref } from "react";
import { DateFieldBaseProps } from "./DateField.js";
/** Civil days, "2026-11-21", both included. */
interface DateRange {
  start: string;
  end: string;
}
interface DateRangePickerProps extends Omit<DateFieldBaseProps, 'name'> {
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | undefined;
  /** Called with `null` unless both days are complete. */
  onChange?: ((value: DateRange | null) => void) | undefined;
  startName?: string | undefined;
  endName?: string | undefined;
  /** Ref of the first part of the first day, so that a form can focus it. */
  ref?: Ref<HTMLElement> | undefined;
}
/** A range of days, both ends included, typed or selected in a calendar. */
declare function DateRangePicker({
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
}: DateRangePickerProps): import("react").JSX.Element;
export { type DateRange, DateRangePicker, DateRangePickerProps };