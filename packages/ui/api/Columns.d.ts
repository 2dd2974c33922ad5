import { ReactNode } from "react";
/** Names of `theme.space`, from 2 to 48 px. */
type SpaceToken = 'xxsmall' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge' | 'huge';
/** `phone` is below 768 px, `narrow` below 1024 px. */
type CollapseBelow = 'phone' | 'narrow' | 'never';
interface ColumnsProps {
  /** Space between the columns, and between the rows when they are below one another. */
  space?: SpaceToken | 'none' | undefined;
  /** Position of columns of different heights; `stretch` makes all as high as the highest. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** Width of the window below which the columns are placed below one another, in the same order. */
  collapseBelow?: CollapseBelow | undefined;
  /** `Column` elements. */
  children: ReactNode;
}
/** Columns of a row. For children of different widths that wrap use `Inline`. */
declare function Columns({
  space,
  align,
  collapseBelow,
  children
}: ColumnsProps): import("react").JSX.Element;
interface ColumnProps {
  /** `fill` shares what is left with other such columns; `content` is as wide as its content. */
  width?: 'fill' | 'content' | '1/4' | '1/3' | '1/2' | '2/3' | '3/4' | undefined;
  children: ReactNode;
}
/** One column of `Columns`. */
declare function Column({
  width,
  children
}: ColumnProps): import("react").JSX.Element;
export { CollapseBelow, Column, ColumnProps, Columns, ColumnsProps };