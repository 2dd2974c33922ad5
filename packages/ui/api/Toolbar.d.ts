import { ReactNode } from "react";
type Orientation = 'horizontal' | 'vertical';
interface ToolbarProps {
  /** Accessible name: what the controls act on. */
  label: string;
  orientation?: Orientation | undefined;
  /** `plain`: without a frame, in one row that scrolls sideways where it is too long; its edges show that. */
  look?: 'framed' | 'plain' | undefined;
  /** Buttons, icon buttons, menus and toggle buttons. Text fields need the arrow keys themselves. */
  children: ReactNode;
}
/** Controls of one thing in one tab stop: arrow keys move between them, and Tab leaves them. */
declare function Toolbar({
  label,
  orientation,
  look,
  children
}: ToolbarProps): import("react").JSX.Element;
/** A line between groups of controls of a `Toolbar`. */
declare function ToolbarSeparator(): import("react").JSX.Element;
export { Toolbar, ToolbarProps, ToolbarSeparator };