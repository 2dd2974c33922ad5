import { ReactNode } from "react";
interface TagItem {
  id: string;
  label: string;
  /** Shown instead of the label, which is still read: a `Formula`. */
  content?: ReactNode | undefined;
  /** A `Swatch` or a `WarningMark`. */
  icon?: ReactNode | undefined;
  isDisabled?: boolean | undefined;
}
interface TagGroupProps {
  label: string;
  isLabelVisible?: boolean | undefined;
  items: readonly TagItem[];
  /** `row`: one row that scrolls sideways where it is too long; its edges show that. */
  layout?: 'wrap' | 'row' | undefined;
  /** Adds a remove button to each tag and enables the Delete key. */
  onRemove?: ((id: string) => void) | undefined;
  /** Shown instead of tags. */
  emptyContent?: ReactNode | undefined;
}
/** Selected items, one or two words each. For a single item that cannot be removed use `Badge`. */
declare function TagGroup({
  label,
  isLabelVisible,
  items,
  layout,
  onRemove,
  emptyContent
}: TagGroupProps): import("react").JSX.Element;
export { TagGroup, TagGroupProps, TagItem };