import { ReactNode } from "react";
interface PopoverButtonProps {
  /** Text of the button, and name of the popover. */
  label: string;
  /** Shown before the text; hidden from assistive technology. */
  icon?: ReactNode | undefined;
  placement?: 'bottom start' | 'bottom end' | undefined;
  /** Controls below one another. */
  children: ReactNode;
}
/** A button that opens settings in a popover. They take effect at once, and the popover stays open until it is left. */
declare function PopoverButton({
  label,
  icon,
  placement,
  children
}: PopoverButtonProps): import("react").JSX.Element;
export { PopoverButton, PopoverButtonProps };