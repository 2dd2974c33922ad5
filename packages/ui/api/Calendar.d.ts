interface CalendarProps {
  label: string;
  /** Civil day, "2026-11-21". */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  minValue?: string | undefined;
  maxValue?: string | undefined;
  /** Days that cannot be selected, for example days without data. */
  isDateUnavailable?: ((day: string) => boolean) | undefined;
  isDisabled?: boolean | undefined;
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