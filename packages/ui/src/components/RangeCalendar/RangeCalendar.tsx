import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import * as styles from '../Calendar/Calendar.css.ts';
import { CalendarMonths } from '../Calendar/CalendarMonths.tsx';
import { dateProp } from '../Calendar/isoDate.ts';
import { type DateRange, rangeProp } from './isoRange.ts';

export type { DateRange } from './isoRange.ts';

export interface RangeCalendarProps {
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
export function RangeCalendar({
  label,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  isDisabled = false,
  visibleMonths = 1,
}: RangeCalendarProps) {
  return (
    <AriaRangeCalendar
      aria-label={label}
      {...rangeProp('value', value)}
      {...rangeProp('defaultValue', defaultValue)}
      {...dateProp('minValue', minValue)}
      {...dateProp('maxValue', maxValue)}
      onChange={({ start, end }) => onChange?.({ start: String(start), end: String(end) })}
      isDisabled={isDisabled}
      visibleDuration={{ months: visibleMonths }}
      firstDayOfWeek="mon"
      className={styles.calendar}
    >
      <CalendarMonths isRange count={visibleMonths} />
    </AriaRangeCalendar>
  );
}
