import { ReactNode, Ref } from "react";
import { TextFieldProps as TextFieldProps$1 } from "react-aria-components/TextField";
/**
 * Props common to all form fields. Uncontrolled with `defaultValue`, controlled with `value` and `onChange`. `isRequired`
 * only marks the field: a native form is sent without its value. The app checks the values and gives an `errorMessage`.
 */
interface FieldProps extends Pick<TextFieldProps$1, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoComplete' | 'autoFocus' | 'maxLength' | 'inputMode' | 'id'> {
  label: string;
  /** Shown between label and input, so that the user reads it before typing. */
  description?: ReactNode | undefined;
  /** Marks the field invalid and is announced with it. */
  errorMessage?: string | undefined;
  placeholder?: string | undefined;
}
interface TextFieldProps extends FieldProps, Pick<TextFieldProps$1, 'type'> {
  /** Ref of the input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}
declare function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  ref,
  ...rest
}: TextFieldProps): import("react").JSX.Element;
export { type FieldProps, TextField, TextFieldProps };