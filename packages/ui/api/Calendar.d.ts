interface CalendarProps {
  label: string;
  /** Civil day, "2026-11-21". */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
  minValue?: string;
  maxValue?: string;
  /** Days that cannot be selected, for example days without data. */
  isDateUnavailable?: (day: string) => boolean;
  isDisabled?: boolean;
}
/** Selects one day of a month. Weeks begin on Monday in every language. */
declare function Calendar({
  label,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  isDisabled
}: CalendarProps): import("react").JSX.Element;
export { Calendar, CalendarProps };