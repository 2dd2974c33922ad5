import { Fragment, type ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; details: ReactNode }[];
  /** For figures: always beside their terms, aligned at the end. */
  isCompact?: boolean;
}

export function DescriptionList({ items, isCompact = false }: DescriptionListProps) {
  return (
    <div className={isCompact ? undefined : styles.frame}>
      <dl className={isCompact ? styles.compact : styles.list}>
        {items.map(({ term, details }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two items may have the same term
          <Fragment key={index}>
            <dt className={styles.term}>{term}</dt>
            <dd className={isCompact ? styles.figures : styles.details}>{details}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
