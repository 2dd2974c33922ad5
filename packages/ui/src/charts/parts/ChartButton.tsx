import type { ReactNode } from 'react';
import * as styles from './ChartButton.css.ts';

interface ChartButtonProps {
  children: ReactNode;
  /** Accessible name, if the content is not sufficient. */
  label?: string;
  icon?: ReactNode;
  onPress: () => void;
  /** It keeps the focus, which a press that disables it would lose. */
  isDisabled?: boolean;
  /** Makes it a toggle button. */
  isPressed?: boolean;
  isExpanded?: boolean;
}

/** A native button: React Aria's would be a quarter of the size of the entry point. */
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
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      {icon}
      {children}
    </button>
  );
}
