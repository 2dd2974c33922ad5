import { ReactNode, Ref } from "react";
import { TextFieldProps } from "react-aria-components/TextField";
/**
 * Props common to all form fields. Uncontrolled with `defaultValue`, controlled with `value` and `onChange`. `isRequired`
 * only marks the field: a native form is sent without its value. The app checks the values and gives an `errorMessage`.
 */
interface FieldProps extends Pick<TextFieldProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoComplete' | 'autoFocus' | 'maxLength' | 'inputMode' | 'id'> {
  label: string;
  /** Shown between label and input, so that the user reads it before typing. */
  description?: ReactNode | undefined;
  /** Marks the field invalid and is announced with it. */
  errorMessage?: string | undefined;
  placeholder?: string | undefined;
}
interface TextAreaProps extends Omit<FieldProps, 'autoComplete' | 'inputMode'> {
  /** Initial number of lines. */
  rows?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}
/** Text of several lines. */
declare function TextArea({
  label,
  description,
  errorMessage,
  placeholder,
  rows,
  ref,
  ...rest
}: TextAreaProps): import("react").JSX.Element;
export { TextArea, TextAreaProps };