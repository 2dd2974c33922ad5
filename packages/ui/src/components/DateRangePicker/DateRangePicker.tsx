import CalendarDays from 'lucide-react/icons/calendar-days';
import type { Ref } from 'react';
import {
  Button,
  DateRangePicker as AriaDateRangePicker,
  Group,
  Popover,
  RangeCalendar,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import * as calendar from '../Calendar/Calendar.css.ts';
import { CalendarMonths } from '../Calendar/CalendarMonths.tsx';
import { dateProp } from '../Calendar/isoDate.ts';
import * as dateField from '../DateField/DateField.css.ts';
import type { DateFieldBaseProps } from '../DateField/DateField.tsx';
import { DateSegments } from '../DateField/DateSegments.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/Field.tsx';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as popover from '../Popover/Popover.css.ts';
import { type DateRange, rangeProp } from '../RangeCalendar/isoRange.ts';
import * as styles from './DateRangePicker.css.ts';

export type { DateRange } from '../RangeCalendar/isoRange.ts';

export interface DateRangePickerProps extends Omit<DateFieldBaseProps, 'name'> {
  value?: DateRange | null;
  defaultValue?: DateRange;
  /** Called with `null` unless both days are complete. */
  onChange?: (value: DateRange | null) => void;
  startName?: string;
  endName?: string;
  /** Ref of the first part of the first day, so that a form can focus it. */
  ref?: Ref<HTMLElement>;
}

/** A range of days, both ends included, typed or selected in a calendar. */
export function DateRangePicker({
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
}: DateRangePickerProps) {
  return (
    <AriaDateRangePicker
      {...rest}
      {...rangeProp('value', value)}
      {...rangeProp('defaultValue', defaultValue)}
      {...dateProp('minValue', minValue)}
      {...dateProp('maxValue', maxValue)}
      onChange={(range) => onChange?.(range && { start: String(range.start), end: String(range.end) })}
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      firstDayOfWeek="mon"
      className={field.field}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage} isRequired={rest.isRequired}>
        <Group className={`${field.box} ${field.boxSize.medium}`}>
          <div className={`${dateField.grow} ${styles.days}`}>
            <DateSegments slot="start" {...(ref && { ref })} />
            <span aria-hidden="true">–</span>
            <DateSegments slot="end" />
          </div>
          <span className={field.trailing}>
            <Button className={`${iconButton.base} ${iconButton.size.small}`}>
              <CalendarDays size={18} aria-hidden="true" />
            </Button>
          </span>
        </Group>
      </FieldFrame>
      <Popover offset={4} placement="bottom end" className={popover.widePopover}>
        <Dialog className={calendar.dialog}>
          <RangeCalendar firstDayOfWeek="mon" className={calendar.calendar}>
            <CalendarMonths isRange />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  );
}
