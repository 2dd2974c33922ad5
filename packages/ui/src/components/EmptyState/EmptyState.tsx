import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there, in a sentence. */
  title: string;
  /** What one can do about it. */
  description?: ReactNode;
  action?: ReactNode;
  /** Decoration; it must not be needed to understand. */
  illustration?: ReactNode;
}

/** Nothing to show, and nothing wrong: visibly not an error. */
export function EmptyState({ title, description, action, illustration }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {illustration && (
        <div aria-hidden="true" className={styles.illustration}>
          {illustration}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {description && <div className={styles.description}>{description}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
