import type { ReactNode } from 'react';
import { type TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
    children: ReactNode;
}
/** For use inside a React Aria `TooltipTrigger`. Must not be the only place of an information. */
export declare function Tooltip({ placement, children }: TooltipProps): import("react").JSX.Element;
