import { ReactNode } from "react";
import { DisclosureProps as DisclosureProps$1 } from "react-aria-components/Disclosure";
interface DisclosureProps extends Pick<DisclosureProps$1, 'id' | 'isExpanded' | 'defaultExpanded' | 'onExpandedChange' | 'isDisabled'> {
  title: string;
  /** Level of the title in the outline of the page. */
  level?: 2 | 3 | 4 | undefined;
  children: ReactNode;
}
/** Optional content that can be expanded. The browser's search finds collapsed text and expands it. */
declare function Disclosure({
  title,
  level,
  children,
  ...rest
}: DisclosureProps): import("react").JSX.Element;
interface DisclosureGroupProps {
  /** By default, opening one closes the others. */
  allowsMultipleExpanded?: boolean | undefined;
  /** Ids of the items that are open at first. */
  defaultExpandedKeys?: Iterable<string> | undefined;
  /** `Disclosure`s, each with an `id`. */
  children: ReactNode;
}
declare function DisclosureGroup({
  allowsMultipleExpanded,
  defaultExpandedKeys,
  children
}: DisclosureGroupProps): import("react").JSX.Element;
export { Disclosure, DisclosureGroup, DisclosureGroupProps, DisclosureProps };