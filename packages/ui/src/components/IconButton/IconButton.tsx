import type { ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { unavailable } from '../Button/unavailable.ts';
import { Tooltip, TooltipTrigger } from '../Tooltip/Tooltip.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Pick<
  ButtonProps,
  'type' | 'isDisabled' | 'isPending' | 'onPress' | 'aria-expanded' | 'aria-controls' | 'aria-pressed' | 'slot'
> {
  /** Accessible name, shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** Looks disabled and ignores presses, but keeps the focus: for a button whose press can disable it. */
  isUnavailable?: boolean;
  /** `inset`: inside a box of 40 px. */
  size?: 'small' | 'medium' | 'inset';
  /** `raised` for a button over a map or a picture, `outlined` beside other buttons. */
  tone?: 'quiet' | 'raised' | 'outlined';
  ref?: Ref<HTMLButtonElement>;
}

/** While `isPending` it keeps its focus, ignores presses, and announces that it is busy; its icon is a `Spinner` then. */
export function IconButton({
  label,
  icon,
  isUnavailable = false,
  size = 'medium',
  tone = 'quiet',
  ...rest
}: IconButtonProps) {
  return (
    <TooltipTrigger>
      <Button
        {...rest}
        {...(isUnavailable && unavailable)}
        aria-label={label}
        className={`${styles.base} ${styles.size[size]} ${styles.tone[tone]}`}
      >
        {icon}
      </Button>
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  );
}
