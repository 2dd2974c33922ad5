import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useMemo, useState, type ReactNode } from 'react';
import { Cell, Column, Row, Table, TableBody, TableHeader, type SortDescriptor } from 'react-aria-components/Table';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from './DataTable.messages.ts';
import * as styles from './DataTable.css.ts';

export interface DataTableColumn<Item> {
  id: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** Numbers go to the `end`, so that their digits stand under one another. */
  align?: 'start' | 'end' | 'center';
  /** Its cells name the row; the first column when none says so. */
  isRowHeader?: boolean;
  /** What the column is sorted by; without it the column cannot be sorted. `null` sorts last. */
  sortValue?: (item: Item) => string | number | null;
  /** CSS width, `160px` or `30%`. */
  width?: string;
}

export interface DataTableProps<Item extends { id: string }> {
  label: string;
  columns: readonly DataTableColumn<Item>[];
  rows: readonly Item[];
  /** Where a row leads when pressed. */
  rowHref?: (item: Item) => string;
  defaultSort?: SortDescriptor;
  density?: 'regular' | 'compact';
  /** Shown in place of rows. */
  emptyContent?: ReactNode;
  /** The table scrolls inside this height, its header stays: `480px`, `60vh`. */
  maxHeight?: string;
}

/** Scrolls sideways in its own container, never the page. Arrow keys move between cells. */
export function DataTable<Item extends { id: string }>({
  label,
  columns,
  rows,
  rowHref,
  defaultSort,
  density = 'regular',
  emptyContent,
  maxHeight,
}: DataTableProps<Item>) {
  const intl = useUiIntl();
  const [sort, setSort] = useState<SortDescriptor | null>(defaultSort ?? null);
  const sorted = useMemo(() => sortRows(rows, columns, sort, intl.locale), [rows, columns, sort, intl.locale]);
  const rowHeaderId = columns.find((column) => column.isRowHeader)?.id ?? columns[0]?.id;

  return (
    <div className={styles.scroller} style={maxHeight ? { maxHeight } : {}}>
      <Table aria-label={label} className={styles.table} onSortChange={setSort} {...(sort && { sortDescriptor: sort })}>
        <TableHeader>
          {columns.map((column) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={column.id === rowHeaderId}
              allowsSorting={Boolean(column.sortValue)}
              textValue={column.header}
              className={`${styles.column} ${styles.align[column.align ?? 'start']} ${styles.density[density]}`}
              style={column.width ? { width: column.width } : {}}
            >
              {({ allowsSorting, sortDirection }) => (
                <span
                  className={
                    column.align === 'end' ? `${styles.columnContent} ${styles.columnContentEnd}` : styles.columnContent
                  }
                >
                  {column.header}
                  {allowsSorting && (
                    <span aria-hidden="true" className={styles.sortIcon}>
                      {sortDirection === 'descending' ? <ArrowDown size={14} /> : <ArrowUp size={14} />}
                    </span>
                  )}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody
          items={sorted}
          dependencies={[columns, rowHref]}
          renderEmptyState={() => (
            <div className={styles.empty}>{emptyContent ?? intl.formatMessage(messages.empty)}</div>
          )}
        >
          {(item) => (
            <Row id={item.id} className={styles.row} {...(rowHref && { href: rowHref(item) })}>
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  className={`${styles.cell} ${styles.align[column.align ?? 'start']} ${styles.density[density]} ${
                    column.id === rowHeaderId ? styles.rowHeader : ''
                  }`}
                >
                  {column.cell(item)}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  );
}

function sortRows<Item>(
  rows: readonly Item[],
  columns: readonly DataTableColumn<Item>[],
  sort: SortDescriptor | null,
  locale: string,
): Item[] {
  const valueOf = sort && columns.find((column) => column.id === sort.column)?.sortValue;
  if (!sort || !valueOf) return [...rows];
  const direction = sort.direction === 'descending' ? -1 : 1;
  // č stands after c in Slovene, and station 9 before station 10.
  const collator = new Intl.Collator(locale, { numeric: true });
  return rows.toSorted((first, second) => {
    const a = valueOf(first);
    const b = valueOf(second);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return order * direction;
  });
}
