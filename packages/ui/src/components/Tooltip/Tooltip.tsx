import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, type TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  children: ReactNode;
}

/** For use inside a React Aria `TooltipTrigger`. Must not be the only place of an information. */
export function Tooltip({ placement = 'bottom', children }: TooltipProps) {
  return (
    <AriaTooltip offset={6} placement={placement} className={styles.tooltip}>
      {children}
    </AriaTooltip>
  );
}
