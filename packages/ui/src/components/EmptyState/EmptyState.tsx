import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Names the missing content in a sentence. */
  title: string;
  /** Possible action of the user. */
  description?: ReactNode;
  action?: ReactNode;
  /** Decorative; understanding must not depend on it. */
  illustration?: ReactNode;
}

/** For views without content: visibly different from an error. */
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
