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
  const placed = ({ align = 'start' }: DataTableColumn<Item>) => `${styles.align[align]} ${styles.density[density]}`;
  return (
    <table aria-label={label} aria-rowcount={rows.length + 1} className={styles.table}>
      <thead>
        <tr>
          {hasBoxes && <td className={`${styles.column} ${styles.narrow}`}>{empty}</td>}
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={`${styles.column} ${placed(column)}`}
              {...(column.width !== undefined && { style: { width: column.width } })}
            >
              {column.header}
            </th>
          ))}
          {hasActions && <td className={`${styles.column} ${styles.narrow}`}>{empty}</td>}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, serverRows).map((item) => (
          <tr key={item.id} className={styles.row}>
            {hasBoxes && <td className={`${styles.cell} ${styles.narrow}`}>{empty}</td>}
            {columns.map((column) => {
              const Cell = column === rowHeader ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  {...(column === rowHeader && { scope: 'row' })}
                  className={`${styles.cell} ${placed(column)} ${column === rowHeader ? styles.rowHeader : ''}`}
                >
                  {column.cell(item)}
                </Cell>
              );
            })}
            {hasActions && <td className={`${styles.cell} ${styles.narrow}`}>{empty}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
