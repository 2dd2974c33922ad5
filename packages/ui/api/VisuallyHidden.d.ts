import { ReactNode } from "react";
interface VisuallyHiddenProps {
  /** `div` for block content. */
  as?: 'span' | 'div';
  children: ReactNode;
}
/** Content for screen readers only. */
declare function VisuallyHidden({
  as: Element,
  children
}: VisuallyHiddenProps): import("react").JSX.Element;
export { VisuallyHidden, VisuallyHiddenProps };