import Ellipsis from 'lucide-react/icons/ellipsis';
import { useMemo, useState, type ReactNode } from 'react';
import {
  Cell,
  Column,
  ResizableTableContainer,
  Row,
  Table,
  TableBody,
  TableHeader,
  type Selection,
  type SortDescriptor,
} from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { ColumnTitle } from './ColumnTitle.tsx';
import { messages } from './DataTable.messages.ts';
import { RowSelection } from './RowSelection.tsx';
import { sortRows } from './sortRows.ts';
import { usePrinting } from './usePrinting.ts';
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
  /** A menu at the end of each row; without entries there is none. */
  rowActions?: (item: Item) => readonly MenuEntry[];
  /** Names a row for its menu; the text of its first column when left out. */
  rowLabel?: (item: Item) => string;
  /** Such a row can be read, but not chosen or pressed. */
  isRowDisabled?: (item: Item) => boolean;
  /** `multiple` puts a box before each row. */
  selectionMode?: 'none' | 'single' | 'multiple';
  selectedKeys?: Iterable<string>;
  onSelectionChange?: (ids: Set<string>) => void;
  defaultSort?: SortDescriptor;
  density?: 'regular' | 'compact';
  /** Shown in place of rows. */
  emptyContent?: ReactNode;
  /** The table scrolls inside this height, its header stays: `480px`, `60vh`. */
  maxHeight?: string;
  /** Only the rows in sight are drawn, each one line high. On its own from 200 rows on. On paper, all of them are. */
  isVirtual?: boolean;
  /** Columns get handles, by mouse, touch and keyboard. */
  isResizable?: boolean;
}

/** Lines, padding and border: what a row of one line comes to. */
const rowHeight = { regular: 41, compact: 33 };
const headingHeight = { regular: 39, compact: 31 };
const manyRows = 200;

/** Scrolls sideways in its own container, never the page. Arrow keys move between cells. */
export function DataTable<Item extends { id: string }>({
  label,
  columns,
  rows,
  rowHref,
  rowActions,
  rowLabel,
  isRowDisabled,
  selectionMode = 'none',
  selectedKeys,
  onSelectionChange,
  defaultSort,
  density = 'regular',
  emptyContent,
  maxHeight,
  isVirtual: isVirtualOnScreen = rows.length > manyRows,
  isResizable = false,
}: DataTableProps<Item>) {
  const intl = useUiIntl();
  const isVirtual = !usePrinting() && isVirtualOnScreen;
  const [sort, setSort] = useState<SortDescriptor | null>(defaultSort ?? null);
  const sorted = useMemo(() => sortRows(rows, columns, sort, intl.locale), [rows, columns, sort, intl.locale]);
  const rowHeader = columns.find((column) => column.isRowHeader) ?? columns[0];
  const hasBoxes = selectionMode === 'multiple';
  const height = maxHeight ?? (isVirtual ? '60vh' : undefined);

  function choose(keys: Selection) {
    const ids =
      keys === 'all' ? rows.filter((row) => !isRowDisabled?.(row)).map(({ id }) => id) : [...keys].map(String);
    onSelectionChange?.(new Set(ids));
  }

  function nameOf(item: Item) {
    const content = rowLabel ? rowLabel(item) : rowHeader?.cell(item);
    return typeof content === 'string' ? content : item.id;
  }

  const table = (
    <Table
      aria-label={label}
      className={isVirtual ? `${styles.table} ${styles.virtual}` : styles.table}
      style={
        isVirtual ? { maxHeight: height, height: sorted.length * rowHeight[density] + headingHeight[density] } : {}
      }
      onSortChange={setSort}
      {...(sort && { sortDescriptor: sort })}
      selectionMode={selectionMode}
      {...(selectedKeys && { selectedKeys })}
      onSelectionChange={choose}
      disabledBehavior="selection"
    >
      <TableHeader>
        {hasBoxes && (
          <Column id="zrak-selection" width={52} minWidth={52} className={`${styles.column} ${styles.narrow}`}>
            <RowSelection />
          </Column>
        )}
        {columns.map((column) => (
          <Column
            key={column.id}
            id={column.id}
            isRowHeader={column === rowHeader}
            allowsSorting={Boolean(column.sortValue)}
            textValue={column.header}
            className={`${styles.column} ${styles.align[column.align ?? 'start']} ${styles.density[density]}`}
            {...widthOf(column.width, isVirtual || isResizable)}
          >
            {({ allowsSorting, sortDirection }) => (
              <ColumnTitle
                header={column.header}
                isEnd={column.align === 'end'}
                isResizable={isResizable}
                allowsSorting={allowsSorting}
                sortDirection={sortDirection}
              />
            )}
          </Column>
        ))}
        {rowActions && (
          <Column
            id="zrak-actions"
            width={56}
            minWidth={56}
            className={`${styles.column} ${styles.narrow} ${styles.pinned}`}
          >
            <span className={hidden}>{intl.formatMessage(messages.actions)}</span>
          </Column>
        )}
      </TableHeader>
      <TableBody
        items={sorted}
        dependencies={[columns, rowHref, rowActions, rowLabel, isRowDisabled, selectionMode, density]}
        renderEmptyState={() => (
          <div className={styles.empty}>{emptyContent ?? intl.formatMessage(messages.empty)}</div>
        )}
      >
        {(item) => {
          const isDisabled = isRowDisabled?.(item) ?? false;
          const actions = rowActions?.(item) ?? [];
          return (
            <Row
              id={item.id}
              isDisabled={isDisabled}
              className={isDisabled ? `${styles.row} ${styles.disabledRow}` : styles.row}
              {...(rowHref && !isDisabled && { href: rowHref(item) })}
            >
              {hasBoxes && (
                <Cell className={`${styles.cell} ${styles.narrow}`}>
                  <RowSelection />
                </Cell>
              )}
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  className={`${styles.cell} ${styles.align[column.align ?? 'start']} ${styles.density[density]} ${
                    column === rowHeader ? styles.rowHeader : ''
                  }`}
                >
                  {column.cell(item)}
                </Cell>
              ))}
              {rowActions && (
                <Cell className={`${styles.cell} ${styles.narrow} ${styles.pinned}`}>
                  {actions.length > 0 && (
                    <Menu
                      label={intl.formatMessage(messages.actionsOf, { row: nameOf(item) })}
                      showText="never"
                      size="small"
                      hasChevron={false}
                      icon={<Ellipsis size={18} aria-hidden="true" />}
                      items={actions}
                    />
                  )}
                </Cell>
              )}
            </Row>
          );
        }}
      </TableBody>
    </Table>
  );
  const content = isVirtual ? (
    <Virtualizer
      layout={TableLayout}
      layoutOptions={{ rowHeight: rowHeight[density], headingHeight: headingHeight[density] }}
    >
      {table}
    </Virtualizer>
  ) : (
    table
  );
  const scroller = {
    className: isVirtual ? `${styles.scroller} ${styles.clipped}` : styles.scroller,
    style: height && !isVirtual ? { maxHeight: height } : {},
  };
  if (isResizable) return <ResizableTableContainer {...scroller}>{content}</ResizableTableContainer>;
  return <div {...scroller}>{content}</div>;
}

/** React Aria's measure where it lays the columns out, the browser's where the browser does. */
function widthOf(width: string | undefined, isLaidOut: boolean) {
  if (!width) return {};
  if (!isLaidOut) return { style: { width } };
  return { defaultWidth: width.endsWith('%') ? (width as `${number}%`) : Number.parseFloat(width) };
}
