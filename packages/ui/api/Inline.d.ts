import { ReactNode } from "react";
/** Names of `theme.space`, from 2 to 48 px. */
type SpaceToken = 'xxsmall' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge' | 'huge';
interface InlineProps {
  /** Space between the children, and between rows. */
  space?: SpaceToken | 'none' | undefined;
  /** Position in the row of children of different heights; `baseline` for text of different sizes. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Where the children are placed if the row is wider; `between` puts the first and the last at its ends. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Element of the row. The children of a list are `li`. */
  as?: 'div' | 'ul' | 'ol' | undefined;
  children: ReactNode;
}
/** Children beside one another, each as wide as its content. They wrap to more rows where one is too narrow. */
declare function Inline({
  space,
  align,
  justify,
  as: Element,
  children
}: InlineProps): import("react").JSX.Element;
export { Inline, InlineProps };