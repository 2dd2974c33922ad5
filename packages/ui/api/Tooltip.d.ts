import { ReactNode } from "react";
import { TooltipProps as TooltipProps$1 } from "react-aria-components/Tooltip";
interface TooltipProps extends Pick<TooltipProps$1, 'placement'> {
  children: ReactNode;
}
/** For use inside a React Aria `TooltipTrigger`. Must not be the only place of an information. */
declare function Tooltip({
  placement,
  children
}: TooltipProps): import("react").JSX.Element;
export { Tooltip, TooltipProps };