import { useMemo, useState, type ReactNode } from 'react';
import {
  ResizableTableContainer,
  Table,
  TableBody,
  type Selection,
  type SortDescriptor,
} from 'react-aria-components/Table';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useIsHydrated } from '../../theme/useIsHydrated.ts';
import type { MenuEntry } from '../Menu/Menu.tsx';
import * as cards from '../Table/cards.css.ts';
import { useScrollEdges } from '../Table/useScrollEdges.ts';
import type { DataTableColumn, Density } from './columns.ts';
import { messages } from './DataTable.messages.ts';
import { DataRow } from './DataRow.tsx';
import { ServerTable } from './ServerTable.tsx';
import { sortRows } from './sortRows.ts';
import { StickyTableLayout } from './StickyTableLayout.ts';
import { TableHeading } from './TableHeading.tsx';
import { usePrinting } from './usePrinting.ts';
import * as styles from './DataTable.css.ts';

export type { DataTableColumn } from './columns.ts';

export interface DataTableProps<Item extends { id: string }> {
  label: string;
  columns: readonly DataTableColumn<Item>[];
  rows: readonly Item[];
  /** Link target of a row. */
  rowHref?: (item: Item) => string;
  /** Menu at the end of each row; a row without entries has no menu. */
  rowActions?: (item: Item) => readonly MenuEntry[];
  /** Name of a row in the label of its menu; by default the text of its first column. */
  rowLabel?: (item: Item) => string;
  /** A disabled row is readable, but cannot be selected or pressed. */
  isRowDisabled?: (item: Item) => boolean;
  /** `multiple` adds a checkbox to each row. */
  selectionMode?: 'none' | 'single' | 'multiple';
  selectedKeys?: Iterable<string>;
  onSelectionChange?: (ids: Set<string>) => void;
  defaultSort?: SortDescriptor;
  density?: Density;
  /** Shown instead of rows. */
  emptyContent?: ReactNode;
  /** CSS length, `480px` or `60vh`. The table scrolls inside this height and the header stays visible. */
  maxHeight?: string;
  /** Renders only the visible rows, whose texts stay on one line. Default from 200 rows. All rows are printed. */
  isVirtual?: boolean;
  /** Columns get resize handles for mouse, touch and keyboard. */
  isResizable?: boolean;
}

/** Height of a row of one line in pixels, with padding and border; visible rows are measured. */
const rowHeight = { regular: 41, compact: 33 };
const headingHeight = { regular: 39, compact: 31 };
const manyRows = 200;

/**
 * In a narrow container its rows are cards of two lines. A wider table scrolls sideways in its own container, never the
 * page. Arrow keys move between cells.
 */
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
  const isInBrowser = useIsHydrated();
  const isVirtual = !usePrinting() && isVirtualOnScreen;
  const [sort, setSort] = useState<SortDescriptor | null>(defaultSort ?? null);
  const sorted = useMemo(() => sortRows(rows, columns, sort, intl.locale), [rows, columns, sort, intl.locale]);
  const scroller = useScrollEdges();
  const hasBoxes = selectionMode === 'multiple';
  const height = maxHeight ?? (isVirtual ? '60vh' : undefined);

  function choose(keys: Selection) {
    const ids =
      keys === 'all' ? rows.filter((row) => !isRowDisabled?.(row)).map(({ id }) => id) : [...keys].map(String);
    onSelectionChange?.(new Set(ids));
  }

  if (!isInBrowser && rows.length > 0) {
    return (
      <div className={styles.frame}>
        <div className={`${styles.scroller} ${styles.ofCards}`} style={height ? { maxHeight: height } : {}}>
          <ServerTable
            label={label}
            columns={columns}
            rows={sorted}
            hasBoxes={hasBoxes}
            hasActions={rowActions !== undefined}
            density={density}
          />
        </div>
      </div>
    );
  }

  const table = (
    <Table
      aria-label={label}
      {...(isVirtual && { ref: scroller })}
      className={`${styles.table} ${isVirtual ? styles.virtual : cards.table}`}
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
      <TableHeading
        columns={columns}
        hasBoxes={hasBoxes}
        hasActions={rowActions !== undefined}
        isVirtual={isVirtual}
        isResizable={isResizable}
        density={density}
      />
      <TableBody
        className={cards.body}
        items={sorted}
        dependencies={[columns, rowHref, rowActions, rowLabel, isRowDisabled, selectionMode, density]}
        renderEmptyState={() => (
          <div className={styles.empty}>{emptyContent ?? intl.formatMessage(messages.empty)}</div>
        )}
      >
        {(item) => (
          <DataRow
            item={item}
            columns={columns}
            href={rowHref}
            actions={rowActions}
            label={rowLabel}
            isDisabled={isRowDisabled?.(item) ?? false}
            hasBoxes={hasBoxes}
            density={density}
          />
        )}
      </TableBody>
    </Table>
  );
  const content = isVirtual ? (
    <Virtualizer
      layout={StickyTableLayout}
      layoutOptions={{ estimatedRowHeight: rowHeight[density], headingHeight: headingHeight[density] }}
    >
      {table}
    </Virtualizer>
  ) : (
    table
  );
  const Container = isResizable ? ResizableTableContainer : 'div';
  const scrolls = isVirtual
    ? { className: `${styles.scroller} ${styles.clipped}` }
    : {
        ref: scroller,
        className: isResizable ? styles.scroller : `${styles.scroller} ${styles.ofCards}`,
        style: height ? { maxHeight: height } : {},
      };
  return (
    <div className={styles.frame}>
      <Container {...scrolls}>{content}</Container>
    </div>
  );
}
