import { ReactNode, Ref } from "react";
import { RadioGroupProps as RadioGroupProps$1 } from "react-aria-components/RadioGroup";
interface RadioGroupItem {
  id: string;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}
interface RadioGroupProps extends Pick<RadioGroupProps$1, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
  label: string;
  items: readonly RadioGroupItem[];
  orientation?: 'vertical' | 'horizontal' | undefined;
  description?: ReactNode | undefined;
  errorMessage?: string | undefined;
  /** Ref of the first radio button, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}
/** One of a few options that are all visible and may have a description each. */
declare function RadioGroup({
  label,
  items,
  orientation,
  description,
  errorMessage,
  ref,
  ...rest
}: RadioGroupProps): import("react").JSX.Element;
export { RadioGroup, RadioGroupItem, RadioGroupProps };