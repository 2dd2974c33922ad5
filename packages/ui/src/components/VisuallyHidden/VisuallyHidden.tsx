import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** `div` for block content, a heading for a part that the eye tells apart without one. */
  as?: 'span' | 'div' | 'h2' | 'h3';
  children: ReactNode;
}

/** Content for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
