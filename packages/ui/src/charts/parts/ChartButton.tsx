import type { ReactNode } from 'react';
import * as styles from './ChartButton.css.ts';

interface ChartButtonProps {
  children: ReactNode;
  /** Its accessible name, where what it shows does not say enough. */
  label?: string;
  icon?: ReactNode;
  onPress: () => void;
  isDisabled?: boolean;
  /** Makes it a switch. */
  isPressed?: boolean;
  isExpanded?: boolean;
}

/** The platform's own button: React Aria's would weigh a quarter of the whole door. */
export function ChartButton({
  children,
  label,
  icon,
  onPress,
  isDisabled = false,
  isPressed,
  isExpanded,
}: ChartButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      disabled={isDisabled}
      onClick={onPress}
    >
      {icon}
      {children}
    </button>
  );
}
