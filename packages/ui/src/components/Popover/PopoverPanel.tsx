import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './Popover.css.ts';

interface PopoverPanelProps {
  /** Accessible name. */
  label: string;
  placement?: 'bottom' | 'bottom start' | 'bottom end' | undefined;
  children: ReactNode;
}

/** Any content in a popover; inside a `DialogTrigger`. */
export function PopoverPanel({ label, placement = 'bottom start', children }: PopoverPanelProps) {
  return (
    <Popover placement={placement} offset={6} className={styles.popover}>
      <Dialog aria-label={label} className={styles.panel}>
        {children}
      </Dialog>
    </Popover>
  );
}
