import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { CalendarMonths } from './CalendarMonths.tsx';
import { dateProp } from './isoDate.ts';
import * as styles from './Calendar.css.ts';

export interface CalendarProps {
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
export function Calendar({
  label,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  isDisabled = false,
}: CalendarProps) {
  return (
    <AriaCalendar
      aria-label={label}
      {...dateProp('value', value)}
      {...dateProp('defaultValue', defaultValue)}
      {...dateProp('minValue', minValue)}
      {...dateProp('maxValue', maxValue)}
      {...(isDateUnavailable && { isDateUnavailable: (day) => isDateUnavailable(String(day)) })}
      onChange={(day) => onChange?.(String(day))}
      isDisabled={isDisabled}
      firstDayOfWeek="mon"
      className={styles.calendar}
    >
      <CalendarMonths />
    </AriaCalendar>
  );
}
