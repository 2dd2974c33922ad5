import type { ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger as AriaTooltipTrigger,
  type TooltipTriggerComponentProps as AriaTooltipTriggerProps,
} from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  children: ReactNode;
}

/** For use inside a `TooltipTrigger`. Must not be the only place of an information. */
export function Tooltip({ placement = 'bottom', children }: TooltipProps) {
  return (
    <AriaTooltip offset={6} placement={placement} className={styles.tooltip}>
      {children}
    </AriaTooltip>
  );
}

export interface TooltipTriggerProps extends Pick<AriaTooltipTriggerProps, 'isDisabled' | 'isOpen' | 'onOpenChange'> {
  /** Milliseconds of hover until the tooltip is shown. By keyboard it is shown at once. */
  delay?: number;
  /** Milliseconds until it is hidden after the pointer has left. */
  closeDelay?: number;
  /** The control and its `Tooltip`, in this order. */
  children: ReactNode;
}

/**
 * Shows a `Tooltip` while its control has hover or keyboard focus, and describes the control with it. The control is one
 * of this package that can be pressed, such as `Button`; `IconButton` has a tooltip already.
 */
export function TooltipTrigger({ delay = 500, closeDelay = 100, ...rest }: TooltipTriggerProps) {
  return <AriaTooltipTrigger {...rest} delay={delay} closeDelay={closeDelay} />;
}
