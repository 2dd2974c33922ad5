/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the rows of cards are not laid out as a table, which takes their roles away */
import * as cards from '../Table/cards.css.ts';
import { cellClass, headClass, headerClass } from './cellClass.ts';
import { type DataTableColumn, type Density, rowHeaderOf } from './columns.ts';
import * as styles from './DataTable.css.ts';

interface ServerTableProps<Item> {
  label: string;
  columns: readonly DataTableColumn<Item>[];
  /** Rows in the order in which they are shown. */
  rows: readonly Item[];
  hasBoxes: boolean;
  hasActions: boolean;
  density: Density;
}

/** Rows in the HTML of a server: more than any window shows at first. */
export const serverRows = 50;

const empty = '\u00a0';

/**
 * The table as a server renders it, and a browser until it has hydrated: the first rows, without anything that reacts.
 * React Aria's collections render every row on a server, in a time that grows with the square of their number.
 */
export function ServerTable<Item extends { id: string }>(props: ServerTableProps<Item>) {
  const { label, columns, rows, hasBoxes, hasActions, density } = props;
  const rowHeader = rowHeaderOf(columns);
  return (
    <table aria-label={label} aria-rowcount={rows.length + 1} role="table" className={`${styles.table} ${cards.table}`}>
      <thead role="rowgroup" className={headClass(columns, hasBoxes)}>
        <tr role="row">
          {hasBoxes && (
            <td role="cell" className={`${styles.column} ${styles.narrow} ${cards.sortableColumn}`}>
              {empty}
            </td>
          )}
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              role="columnheader"
              className={headerClass(column, columns, density)}
              {...(column.width !== undefined && { style: { width: column.width } })}
            >
              {column.header}
            </th>
          ))}
          {hasActions && (
            <td role="cell" className={`${styles.column} ${styles.narrow} ${cards.unseen}`}>
              {empty}
            </td>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" className={cards.body}>
        {rows.slice(0, serverRows).map((item) => (
          <tr key={item.id} role="row" className={`${styles.row} ${cards.row}`}>
            {hasBoxes && (
              <td role="cell" className={`${styles.cell} ${styles.narrow} ${cards.before}`}>
                {empty}
              </td>
            )}
            {columns.map((column) => {
              const Cell = column === rowHeader ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  {...(column === rowHeader ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
                  className={cellClass(column, columns, density)}
                  data-label={column.header}
                >
                  {column.cell(item)}
                </Cell>
              );
            })}
            {hasActions && (
              <td role="cell" className={`${styles.cell} ${styles.narrow} ${cards.after}`}>
                {empty}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
