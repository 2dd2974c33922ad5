import { ReactNode, Ref } from "react";
interface SelectItem {
  id: string;
  label: string;
  /** Shown instead of the label, which is still read and searched: a `Formula`. */
  content?: ReactNode;
  description?: string;
  isDisabled?: boolean;
}
interface SelectProps {
  label: string;
  isLabelVisible?: boolean;
  items: readonly SelectItem[];
  selectedKey?: string | null;
  defaultSelectedKey?: string;
  onSelectionChange?: (id: string) => void;
  size?: 'small' | 'medium';
  description?: ReactNode;
  errorMessage?: string | undefined;
  placeholder?: string;
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  onBlur?: () => void;
  /** Ref of the button, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
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