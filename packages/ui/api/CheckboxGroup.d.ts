import { ReactNode, Ref } from "react";
import { CheckboxGroupProps as CheckboxGroupProps$1 } from "react-aria-components/CheckboxGroup";
interface CheckboxGroupItem {
  id: string;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}
interface CheckboxGroupProps extends Pick<CheckboxGroupProps$1, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
  label: string;
  items: readonly CheckboxGroupItem[];
  description?: ReactNode | undefined;
  errorMessage?: string | undefined;
  /** `horizontal` for labels of one word. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Ref of the first box, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}
/** Any number of a few options. The value is the ids of the checked ones. */
declare function CheckboxGroup({
  label,
  items,
  description,
  errorMessage,
  orientation,
  ref,
  ...rest
}: CheckboxGroupProps): import("react").JSX.Element;
export { CheckboxGroup, CheckboxGroupItem, CheckboxGroupProps };