import { ReactNode } from "react";
interface SelectItem {
  id: string;
  label: string;
  /** Shown instead of the label, which is still read and searched: a `Formula`. */
  content?: ReactNode | undefined;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}
interface OptionSection {
  id: string;
  label: string;
  items: readonly SelectItem[];
}
interface MultiComboBoxProps {
  label: string;
  /** Without a visible label there is no description and no error message. */
  isLabelVisible?: boolean | undefined;
  /** Typed words are searched in the labels of the option and of its section. */
  sections: readonly OptionSection[];
  /** Ids of the selected options. */
  selectedKeys: readonly string[];
  /** Called with the ids in the order of selection. */
  onSelectionChange: (ids: string[]) => void;
  /** At this number the remaining options are disabled; mention it in `description`. */
  maxSelectedKeys?: number | undefined;
  description?: ReactNode | undefined;
  errorMessage?: string | undefined;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
}
/**
 * Several of many options in sections; typing filters the list, which stays open. Show the selection in a `TagGroup`.
 */
declare function MultiComboBox({
  label,
  isLabelVisible,
  sections,
  selectedKeys,
  onSelectionChange,
  maxSelectedKeys,
  description,
  errorMessage,
  placeholder,
  isDisabled
}: MultiComboBoxProps): import("react").JSX.Element;
export { MultiComboBox, MultiComboBoxProps, OptionSection };