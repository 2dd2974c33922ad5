/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the rows of cards are not laid out as a table, which takes their roles away */
import type { ReactNode } from 'react';
import * as cards from './cards.css.ts';
import * as edges from './scrollEdges.css.ts';
import { placeOf } from './placeOf.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  id: string;
  header: string;
  /** Second line of the header: the unit. In a card it follows the value. */
  headerNote?: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, so that their digits are aligned. */
  align?: 'start' | 'end';
  /** CSS width of a column that needs more room than its content asks for: `36%`. */
  width?: string;
  /** Where the cell is in a card: beside the name of the row, or in the muted lines below it. */
  inCard?: 'value' | 'detail';
  /** Whether the cell of a card repeats the header; by default, details do. */
  isNamedInCard?: boolean;
}

export interface TableProps<Row> {
  label: string;
  /** The cells of the first column name the rows. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Last row, with totals: one cell for each column. */
  foot?: readonly ReactNode[];
}

/** A table to read and print; in a narrow container its rows are cards. To sort, select or open rows use `DataTable`. */
export function Table<Row>({ label, columns, rows, rowId, foot }: TableProps<Row>) {
  const scroller = useScrollEdges();
  const [name, ...others] = columns;
  if (!name) return null;
  const cellOf = ({ header, headerNote, align, ...inCard }: TableColumn<Row>) => ({
    className: `${align === 'end' ? styles.figure : styles.words} ${placeOf(inCard)}`,
    'data-label': header,
    ...(headerNote !== undefined && { 'data-unit': headerNote }),
  });
  // Where rows are cards, only the roles keep them a table.
  return (
    <div className={edges.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div ref={scroller} className={`${styles.scroller} ${cards.cards}`} role="group" aria-label={label} tabIndex={0}>
        <table className={`${styles.table} ${cards.table}`} role="table">
          <thead className={cards.head} role="rowgroup">
            <tr role="row">
              {columns.map(({ id, header, headerNote, align, width }, index) => (
                <th
                  key={id}
                  scope="col"
                  role="columnheader"
                  {...(width !== undefined && { style: { width } })}
                  className={`${styles.column} ${align === 'end' ? '' : styles.start} ${index === 0 ? edges.sticky : ''}`}
                >
                  {header}
                  {headerNote && <span className={styles.note}>{headerNote}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={cards.body} role="rowgroup">
            {rows.map((row) => (
              <tr key={rowId(row)} className={`${styles.row} ${cards.row}`} role="row">
                <th scope="row" role="rowheader" className={`${styles.words} ${edges.sticky} ${cards.name}`}>
                  {name.cell(row)}
                </th>
                {others.map((column) => (
                  <td key={column.id} role="cell" {...cellOf(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {foot && (
            <tfoot className={cards.body} role="rowgroup">
              <tr className={cards.row} role="row">
                <th scope="row" role="rowheader" className={`${styles.words} ${edges.sticky} ${cards.name}`}>
                  {foot[0]}
                </th>
                {others.map((column, index) => (
                  <td key={column.id} role="cell" {...cellOf(column)}>
                    {foot[index + 1]}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}
