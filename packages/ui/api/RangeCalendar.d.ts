/** Civil days, "2026-11-21", both included. */
interface DateRange {
  start: string;
  end: string;
}
interface RangeCalendarProps {
  label: string;
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | undefined;
  onChange?: ((value: DateRange) => void) | undefined;
  minValue?: string | undefined;
  maxValue?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Side by side on a wide screen. */
  visibleMonths?: 1 | 2 | undefined;
}
/** Selects a range of days. Weeks begin on Monday in every language. */
declare function RangeCalendar({
  label,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  isDisabled,
  visibleMonths
}: RangeCalendarProps): import("react").JSX.Element;
export { type DateRange, RangeCalendar, RangeCalendarProps };