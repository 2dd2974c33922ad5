import { Time } from "@internationalized/date";
import { ReactNode, Ref } from "react";
import { TimeFieldProps as TimeFieldProps$1 } from "react-aria-components/TimeField";
interface TimeFieldProps extends Pick<TimeFieldProps$1<Time>, 'name' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
  label: string;
  /** Time of the day, "14:30", or "14:30:05" with seconds. */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  /** Called with every complete time, and with `null` when the field is cleared. */
  onChange?: ((value: string | null) => void) | undefined;
  minValue?: string | undefined;
  maxValue?: string | undefined;
  /** The smallest unit that can be entered. */
  granularity?: 'hour' | 'minute' | 'second' | undefined;
  description?: ReactNode | undefined;
  errorMessage?: string | undefined;
  /** Ref of the first part of the time, so that a form can focus it. */
  ref?: Ref<HTMLElement> | undefined;
}
/** Field for typing a time of the day, with 24 or 12 hours as the language writes them. */
declare function TimeField({
  label,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  granularity,
  description,
  errorMessage,
  ref,
  ...rest
}: TimeFieldProps): import("react").JSX.Element;
export { TimeField, TimeFieldProps };