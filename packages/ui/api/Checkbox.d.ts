import { ReactNode, Ref } from "react";
import { CheckboxFieldProps } from "react-aria-components/Checkbox";
interface CheckboxProps extends Pick<CheckboxFieldProps, 'name' | 'value' | 'isSelected' | 'defaultSelected' | 'isIndeterminate' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
  label: ReactNode;
  description?: ReactNode | undefined;
  errorMessage?: string | undefined;
  /** Ref of the input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}
/** A yes-or-no choice that takes effect when the form is sent. Use `CheckboxGroup` for several related choices. */
declare function Checkbox({
  label,
  description,
  errorMessage,
  ref,
  ...rest
}: CheckboxProps): import("react").JSX.Element;
export { Checkbox, CheckboxProps };