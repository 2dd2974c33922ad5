/** Civil days, "2026-11-21", both included. */
interface DateRange {
  start: string;
  end: string;
}
interface RangeCalendarProps {
  label: string;
  value?: DateRange | null;
  defaultValue?: DateRange;
  onChange?: (value: DateRange) => void;
  minValue?: string;
  maxValue?: string;
  isDisabled?: boolean;
  /** Side by side on a wide screen. */
  visibleMonths?: 1 | 2;
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