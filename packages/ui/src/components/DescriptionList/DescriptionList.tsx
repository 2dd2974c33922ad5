import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps {
  items: readonly { term: string; details: ReactNode }[];
  /** For figures: always beside their terms, aligned at the end. */
  isCompact?: boolean;
}

export function DescriptionList({ items, isCompact = false }: DescriptionListProps) {
  return (
    <div className={isCompact ? undefined : styles.frame}>
      <dl className={isCompact ? styles.compact : styles.list}>
        {items.map((item) => [
          <dt key={`${item.term}-term`} className={styles.term}>
            {item.term}
          </dt>,
          <dd key={item.term} className={isCompact ? styles.figures : styles.details}>
            {item.details}
          </dd>,
        ])}
      </dl>
    </div>
  );
}
