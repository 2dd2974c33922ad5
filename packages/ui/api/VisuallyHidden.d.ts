import { ReactNode } from "react";
interface VisuallyHiddenProps {
  /** `div` for block content, a heading for a part that the eye tells apart without one. */
  as?: 'span' | 'div' | 'h2' | 'h3' | undefined;
  children: ReactNode;
}
/** Content for screen readers only. */
declare function VisuallyHidden({
  as: Element,
  children
}: VisuallyHiddenProps): import("react").JSX.Element;
export { VisuallyHidden, VisuallyHiddenProps };