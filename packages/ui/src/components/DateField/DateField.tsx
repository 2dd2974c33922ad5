import type { ReactNode, Ref } from 'react';
import { DateField as AriaDateField, type DateFieldProps as AriaDateFieldProps } from 'react-aria-components/DateField';
import type { CalendarDate } from '@internationalized/date';
import { dateProp } from '../Calendar/isoDate.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/Field.tsx';
import { DateSegments } from './DateSegments.tsx';

/** Props common to fields of a day and of a range. */
export interface DateFieldBaseProps extends Pick<
  AriaDateFieldProps<CalendarDate>,
  'name' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'
> {
  label: string;
  minValue?: string;
  maxValue?: string;
  description?: ReactNode;
  errorMessage?: string | undefined;
}

export interface DateFieldProps extends DateFieldBaseProps {
  /** Civil day, "2026-11-21". */
  value?: string | null;
  defaultValue?: string;
  /** Called with `null` while the day is incomplete. */
  onChange?: (value: string | null) => void;
  /** Ref of the first part of the day, so that a form can focus it. */
  ref?: Ref<HTMLElement>;
}

/** Field for typing a known date, for example of a measurement. To choose from a calendar use `DatePicker`. */
export function DateField({
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
}: DateFieldProps) {
  return (
    <AriaDateField
      {...rest}
      {...dateProp('value', value)}
      {...dateProp('defaultValue', defaultValue)}
      {...dateProp('minValue', minValue)}
      {...dateProp('maxValue', maxValue)}
      onChange={(day) => onChange?.(day && String(day))}
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage} isRequired={rest.isRequired}>
        <DateSegments isBoxed {...(ref && { ref })} />
      </FieldFrame>
    </AriaDateField>
  );
}
