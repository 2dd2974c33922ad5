import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './Popover.css.ts';

interface PopoverPanelProps {
  placement?: 'bottom' | 'bottom start' | 'bottom end' | undefined;
  children: ReactNode;
}

/** Any content in a popover, inside a `DialogTrigger`: a dialog with the name of its trigger. */
export function PopoverPanel({ placement = 'bottom start', children }: PopoverPanelProps) {
  return (
    <Popover placement={placement} offset={6} className={styles.popover}>
      <div className={styles.panel}>{children}</div>
    </Popover>
  );
}
