import { Column, TableHeader } from 'react-aria-components/Table';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import * as cards from '../Table/cards.css.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { headClass, headerClass } from './cellClass.ts';
import { ColumnTitle } from './ColumnTitle.tsx';
import { type DataTableColumn, type Density, rowHeaderOf } from './columns.ts';
import { messages } from './DataTable.messages.ts';
import { RowSelection } from './RowSelection.tsx';
import * as styles from './DataTable.css.ts';

/** In pixels, of a column of a virtual table. */
const leastWidth = 140;

interface TableHeadingProps<Item> {
  columns: readonly DataTableColumn<Item>[];
  /** Adds a column of checkboxes at the start, a column of menus at the end. */
  hasBoxes: boolean;
  hasActions: boolean;
  /** Rows are of one line: a table that is too narrow scrolls sideways instead of cutting off its cells. */
  isVirtual: boolean;
  isResizable: boolean;
  density: Density;
}

export function TableHeading<Item>({
  columns,
  hasBoxes,
  hasActions,
  isVirtual,
  isResizable,
  density,
}: TableHeadingProps<Item>) {
  const intl = useUiIntl();
  const rowHeader = rowHeaderOf(columns);
  return (
    <TableHeader
      className={headClass(columns, hasBoxes)}
      {...(columns.some(({ sortValue }) => sortValue) && { 'data-sort-by': intl.formatMessage(messages.sortBy) })}
    >
      {hasBoxes && (
        <Column
          id="zrak-selection"
          width={52}
          minWidth={52}
          className={`${styles.column} ${styles.narrow} ${cards.sortableColumn}`}
        >
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
          className={headerClass(column, columns, density)}
          {...widthOf(column.width, isVirtual || isResizable)}
          {...(isVirtual && { minWidth: leastWidth })}
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
      {hasActions && (
        <Column
          id="zrak-actions"
          width={56}
          minWidth={56}
          className={`${styles.column} ${styles.narrow} ${styles.pinned} ${cards.unseen}`}
        >
          <span className={hidden}>{intl.formatMessage(messages.actions)}</span>
        </Column>
      )}
    </TableHeader>
  );
}

/** Width in the format of React Aria or of the browser, whichever computes the layout of the columns. */
function widthOf(width: string | undefined, isLaidOut: boolean) {
  if (!width) return {};
  if (!isLaidOut) return { style: { width } };
  return { defaultWidth: width.endsWith('%') ? (width as `${number}%`) : Number.parseFloat(width) };
}
