import { VisuallyHidden } from '@zrak/ui/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import * as styles from './network.css.ts';

interface TableSectionProps {
  heading: string;
  level?: 2 | 3;
  /** False where a tab has the same name. */
  isHeadingVisible?: boolean;
  actions?: ReactNode;
  /** A table, which has its own frame. */
  children: ReactNode;
}

/** A heading with its table and what can be added to it. */
export function TableSection({ heading, level = 3, isHeadingVisible = true, actions, children }: TableSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <Heading id={id} className={styles.subheading}>
          {isHeadingVisible ? heading : <VisuallyHidden>{heading}</VisuallyHidden>}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}
