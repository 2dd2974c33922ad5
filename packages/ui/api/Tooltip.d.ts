import { ReactNode } from "react";
import { TooltipProps as TooltipProps$1, TooltipTriggerComponentProps } from "react-aria-components/Tooltip";
interface TooltipProps extends Pick<TooltipProps$1, 'placement'> {
  children: ReactNode;
}
/** For use inside a `TooltipTrigger`. Must not be the only place of an information. */
declare function Tooltip({
  placement,
  children
}: TooltipProps): import("react").JSX.Element;
interface TooltipTriggerProps extends Pick<TooltipTriggerComponentProps, 'isDisabled' | 'isOpen' | 'onOpenChange'> {
  /** Milliseconds of hover until the tooltip is shown. By keyboard it is shown at once. */
  delay?: number | undefined;
  /** Milliseconds until it is hidden after the pointer has left. */
  closeDelay?: number | undefined;
  /** The control and its `Tooltip`, in this order. */
  children: ReactNode;
}
/**
 * Shows a `Tooltip` while its control has hover or keyboard focus, and describes the control with it. The control is one
 * of this package that can be pressed, such as `Button`; `IconButton` has a tooltip already.
 */
declare function TooltipTrigger({
  delay,
  closeDelay,
  ...rest
}: TooltipTriggerProps): import("react").JSX.Element;
export { Tooltip, TooltipProps, TooltipTrigger, TooltipTriggerProps };