import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import * as button from '../Button/Button.css.ts';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import * as styles from './PopoverButton.css.ts';

export interface PopoverButtonProps {
  /** Text of the button, and name of the popover. */
  label: string;
  /** Shown before the text; hidden from assistive technology. */
  icon?: ReactNode;
  placement?: 'bottom start' | 'bottom end' | undefined;
  /** Controls below one another. */
  children: ReactNode;
}

/** A button that opens settings in a popover. They take effect at once, and the popover stays open until it is left. */
export function PopoverButton({ label, icon, placement, children }: PopoverButtonProps) {
  return (
    <DialogTrigger>
      <Button className={`${button.base} ${button.size.medium} ${button.tone.secondary} ${styles.button}`}>
        {icon && (
          <span aria-hidden="true" className={styles.icon}>
            {icon}
          </span>
        )}
        {label}
        <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
      </Button>
      <PopoverPanel placement={placement}>{children}</PopoverPanel>
    </DialogTrigger>
  );
}
