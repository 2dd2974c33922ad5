import { ReactNode } from "react";
/** Names of `theme.space`, from 2 to 48 px. */
type SpaceToken = 'xxsmall' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge' | 'huge';
interface StackProps {
  /** Space between the children. The children have no margins. */
  space?: SpaceToken | 'none' | undefined;
  /** Where children are placed that are narrower than the stack; `stretch` makes them as wide. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** Element of the stack. The children of a list are `li`. */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | undefined;
  children: ReactNode;
}
/** Children below one another, with equal space between them. */
declare function Stack({
  space,
  align,
  as: Element,
  children
}: StackProps): import("react").JSX.Element;
export { Stack, StackProps };