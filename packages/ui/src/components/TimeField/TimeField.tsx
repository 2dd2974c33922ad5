import { parseTime, type Time } from '@internationalized/date';
import type { ReactNode, Ref } from 'react';
import { TimeField as AriaTimeField, type TimeFieldProps as AriaTimeFieldProps } from 'react-aria-components/TimeField';
import { DateSegments } from '../DateField/DateSegments.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/Field.tsx';

export interface TimeFieldProps extends Pick<
  AriaTimeFieldProps<Time>,
  'name' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'
> {
  label: string;
  /** Time of the day, "14:30", or "14:30:05" with seconds. */
  value?: string | null;
  defaultValue?: string | undefined;
  /** Called with every complete time, and with `null` when the field is cleared. */
  onChange?: ((value: string | null) => void) | undefined;
  minValue?: string | undefined;
  maxValue?: string | undefined;
  /** The smallest unit that can be entered. */
  granularity?: 'hour' | 'minute' | 'second' | undefined;
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** Ref of the first part of the time, so that a form can focus it. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Parses "14:30" into React Aria's type; null if it is not a time. */
function toTime(text: string | null): Time | null {
  if (!text) return null;
  try {
    return parseTime(text);
  } catch {
    return null;
  }
}

/** Includes the prop only if it was given, so that without it the field stays uncontrolled or unbounded. */
function timeProp<Name extends string>(name: Name, text: string | null | undefined): { [Key in Name]?: Time | null } {
  if (text === undefined) return {};
  return { [name]: toTime(text) } as { [Key in Name]: Time | null };
}

/** "14:30:00" without the seconds that the field does not show. */
const textOf = (time: Time, hasSeconds: boolean) => time.toString().slice(0, hasSeconds ? 8 : 5);

/** Field for typing a time of the day, with 24 or 12 hours as the language writes them. */
export function TimeField({
  label,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  granularity = 'minute',
  description,
  errorMessage,
  ref,
  ...rest
}: TimeFieldProps) {
  return (
    <AriaTimeField
      {...rest}
      {...timeProp('value', value)}
      {...timeProp('defaultValue', defaultValue)}
      {...timeProp('minValue', minValue)}
      {...timeProp('maxValue', maxValue)}
      granularity={granularity}
      onChange={(time) => onChange?.(time && textOf(time, granularity === 'second'))}
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage} isRequired={rest.isRequired}>
        <DateSegments isBoxed isTime {...(ref && { ref })} />
      </FieldFrame>
    </AriaTimeField>
  );
}
