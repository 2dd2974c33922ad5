import CalendarDays from 'lucide-react/icons/calendar-days';
import type { Ref } from 'react';
import { Button, Calendar, DatePicker as AriaDatePicker, Group, Popover } from 'react-aria-components/DatePicker';
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

export interface DatePickerProps extends DateFieldBaseProps {
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
export function DatePicker({
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
}: DatePickerProps) {
  return (
    <AriaDatePicker
      {...rest}
      {...dateProp('value', value)}
      {...dateProp('defaultValue', defaultValue)}
      {...dateProp('minValue', minValue)}
      {...dateProp('maxValue', maxValue)}
      {...(isDateUnavailable && { isDateUnavailable: (day) => isDateUnavailable(String(day)) })}
      onChange={(day) => onChange?.(day && String(day))}
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      firstDayOfWeek="mon"
      className={field.field}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage} isRequired={rest.isRequired}>
        <Group className={`${field.box} ${field.boxSize.medium}`}>
          <div className={dateField.grow}>
            <DateSegments {...(ref && { ref })} />
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
          <Calendar firstDayOfWeek="mon" className={calendar.calendar}>
            <CalendarMonths />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
