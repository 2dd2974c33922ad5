import { ReactNode } from "react";
import { TextSize } from "./Text.js";
type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
interface HeadingProps {
  /** Level in the outline of the page: one more than the heading above it. It does not depend on the size. */
  level: HeadingLevel;
  /** By default it follows the level. */
  size?: TextSize | undefined;
  /** For `aria-labelledby`, and for links to the section. */
  id?: string | undefined;
  children: ReactNode;
}
/** Title of a section. For the title of a screen use `PageHeader`. */
declare function Heading({
  level,
  size,
  id,
  children
}: HeadingProps): import("react").JSX.Element;
export { Heading, HeadingLevel, HeadingProps };