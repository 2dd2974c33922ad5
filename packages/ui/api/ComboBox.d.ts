import { ReactNode, Ref } from "react";
import { ComboBoxProps as ComboBoxProps$1 } from "react-aria-components/ComboBox";
interface SelectItem {
  id: string;
  label: string;
  /** Shown instead of the label, which is still read and searched: a `Formula`. */
  content?: ReactNode | undefined;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}
interface ComboBoxProps extends Pick<ComboBoxProps$1<SelectItem>, 'name' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
  label: string;
  items: readonly SelectItem[];
  selectedKey?: string | null | undefined;
  defaultSelectedKey?: string | undefined;
  /** Called with `null` when the user deletes the selection. */
  onSelectionChange?: ((id: string | null) => void) | undefined;
  description?: ReactNode | undefined;
  errorMessage?: string | undefined;
  placeholder?: string | undefined;
  /** Ref of the input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}
/** One of many options; typing filters the list. For a few options use `Select`. */
declare function ComboBox({
  label,
  items: allItems,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  description,
  errorMessage,
  placeholder,
  ref,
  ...rest
}: ComboBoxProps): import("react").JSX.Element;
export { ComboBox, ComboBoxProps };