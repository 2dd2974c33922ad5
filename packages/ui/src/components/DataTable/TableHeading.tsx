import { Column, TableHeader } from 'react-aria-components/Table';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { ColumnTitle } from './ColumnTitle.tsx';
import { type DataTableColumn, type Density, rowHeaderOf } from './columns.ts';
import { messages } from './DataTable.messages.ts';
import { RowSelection } from './RowSelection.tsx';
import * as styles from './DataTable.css.ts';

interface TableHeadingProps<Item> {
  columns: readonly DataTableColumn<Item>[];
  /** Adds a column of checkboxes at the start, a column of menus at the end. */
  hasBoxes: boolean;
  hasActions: boolean;
  /** Whether React Aria computes the column widths, or the browser. */
  isLaidOut: boolean;
  isResizable: boolean;
  density: Density;
}

export function TableHeading<Item>({
  columns,
  hasBoxes,
  hasActions,
  isLaidOut,
  isResizable,
  density,
}: TableHeadingProps<Item>) {
  const intl = useUiIntl();
  const rowHeader = rowHeaderOf(columns);
  return (
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
          {...widthOf(column.width, isLaidOut)}
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
          className={`${styles.column} ${styles.narrow} ${styles.pinned}`}
        >
          <span className={hidden}>{intl.formatMessage(messages.actions)}</span>
        </Column>
      )}
    </TableHeader>
  );
}

/** Width in the format of React Aria or of the browser, whichever computes the layout. */
function widthOf(width: string | undefined, isLaidOut: boolean) {
  if (!width) return {};
  if (!isLaidOut) return { style: { width } };
  return { defaultWidth: width.endsWith('%') ? (width as `${number}%`) : Number.parseFloat(width) };
}
