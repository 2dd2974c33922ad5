import { ReactNode, Ref } from "react";
interface SelectItem {
  id: string;
  label: string;
  /** Shown instead of the label, which is still read and searched: a `Formula`. */
  content?: ReactNode | undefined;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}
interface SelectProps {
  label: string;
  isLabelVisible?: boolean | undefined;
  items: readonly SelectItem[];
  selectedKey?: string | null | undefined;
  defaultSelectedKey?: string | undefined;
  onSelectionChange?: ((id: string) => void) | undefined;
  size?: 'small' | 'medium' | undefined;
  description?: ReactNode | undefined;
  errorMessage?: string | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** Ref of the button, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}
/** One option of a list. For two to four short options, `SegmentedControl` shows them all at once. */
declare function Select({
  label,
  isLabelVisible,
  items: allItems,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  size,
  description,
  errorMessage,
  placeholder,
  onBlur,
  ref,
  ...rest
}: SelectProps): import("react").JSX.Element;
export { Select, type SelectItem, SelectProps };