import { useId, type ReactNode } from 'react';
import * as styles from './Card.css.ts';

export interface CardProps {
  heading?: ReactNode;
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3 | 4;
  /** Below the heading: unit, interval, time. */
  description?: ReactNode;
  actions?: ReactNode;
  /** `none` for a table or a chart that extends to the edges. */
  padding?: 'regular' | 'none';
  children: ReactNode;
}

/** A surface for one topic. With a heading it is a region named by it. */
export function Card({ heading, level = 2, description, actions, padding = 'regular', children }: CardProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.card} {...(heading && { 'aria-labelledby': headingId })}>
      {(heading || actions) && (
        <div className={styles.head}>
          <div>
            {heading && (
              <Heading id={headingId} className={styles.heading}>
                {heading}
              </Heading>
            )}
            {description && <div className={styles.description}>{description}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={`${styles.body} ${styles.padding[padding]}`}>{children}</div>
    </section>
  );
}
