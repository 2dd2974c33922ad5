import type { ReactNode } from 'react';
import { type TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
    children: ReactNode;
}
/** Goes inside a React Aria `TooltipTrigger`. Never the only place where something is said. */
export declare function Tooltip({ placement, children }: TooltipProps): import("react").JSX.Element;
