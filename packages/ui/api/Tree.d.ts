import { ReactNode } from "react";
interface TreeItem {
  id: string;
  label: string;
  /** Before the label; hidden from assistive technology. */
  icon?: ReactNode | undefined;
  /** After the label: a count or a date. */
  detail?: string | undefined;
  /** The row is a link to this address. */
  href?: string | undefined;
  isDisabled?: boolean | undefined;
  children?: readonly TreeItem[] | undefined;
}
interface TreeProps {
  label: string;
  items: readonly TreeItem[];
  /** `multiple` has a box in each row; boxes of parents and children are independent. */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** Ids of the selected rows. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((value: string[]) => void) | undefined;
  /** Ids of the rows whose children are shown. */
  expanded?: readonly string[] | undefined;
  defaultExpanded?: readonly string[] | undefined;
  onExpandedChange?: ((expanded: string[]) => void) | undefined;
  /** Called when a row is pressed; in a tree with selection, on a double press or Enter. */
  onAction?: ((id: string) => void) | undefined;
  /** Shown instead of rows. */
  emptyContent?: ReactNode | undefined;
}
/** Nested things that can be opened, selected or followed: folders, areas with their stations. A long tree scrolls by itself. */
declare function Tree({
  label,
  items,
  selectionMode,
  value,
  defaultValue,
  onChange,
  expanded,
  defaultExpanded,
  onExpandedChange,
  onAction,
  emptyContent
}: TreeProps): import("react").JSX.Element;
export { Tree, TreeItem, TreeProps };