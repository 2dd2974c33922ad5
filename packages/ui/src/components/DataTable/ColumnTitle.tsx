import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ColumnRenderProps, ColumnResizer } from 'react-aria-components/Table';
import * as cards from '../Table/cards.css.ts';
import * as styles from './DataTable.css.ts';

interface ColumnTitleProps extends Pick<ColumnRenderProps, 'allowsSorting' | 'sortDirection'> {
  header: string;
  isEnd: boolean;
  isResizable: boolean;
}

export function ColumnTitle({ header, isEnd, isResizable, allowsSorting, sortDirection }: ColumnTitleProps) {
  const title = (
    <span className={isEnd ? `${styles.columnContent} ${styles.columnContentEnd}` : styles.columnContent}>
      <span className={styles.columnText}>{header}</span>
      {allowsSorting && (
        <span aria-hidden="true" className={sortDirection ? styles.sortIcon : `${styles.sortIcon} ${cards.unsorted}`}>
          {sortDirection === 'descending' ? <ArrowDown size={14} /> : <ArrowUp size={14} />}
        </span>
      )}
    </span>
  );
  if (!isResizable) return title;
  return (
    <span className={styles.resizableTitle}>
      {/* Takes the focus of the column, which would otherwise go to the resize handle. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span tabIndex={-1} className={styles.focusableTitle}>
        {title}
      </span>
      <ColumnResizer className={styles.resizer} />
    </span>
  );
}
