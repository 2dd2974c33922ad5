import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps {
  items: readonly { term: string; details: ReactNode }[];
}

export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <div className={styles.frame}>
      <dl className={styles.list}>
        {items.map((item) => [
          <dt key={`${item.term}-term`} className={styles.term}>
            {item.term}
          </dt>,
          <dd key={item.term} className={styles.details}>
            {item.details}
          </dd>,
        ])}
      </dl>
    </div>
  );
}
