import type { ReactNode } from 'react';
import * as styles from './PeriodReport.css.ts';

export interface ReportColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Text is aligned with the start of the column, numbers with its end. */
  isText?: boolean;
}

export interface ReportTableProps<Row> {
  label: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Footer row with a total. */
  foot?: readonly ReactNode[];
}

/** A table to read and print, with row headers in the first column; a wide one scrolls sideways. */
export function ReportTable<Row>({ label, columns, rows, rowId, foot }: ReportTableProps<Row>) {
  const [name, ...others] = columns;
  if (!name) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ id, header, isText }, index) => (
              <th
                key={id}
                scope="col"
                className={index === 0 || isText ? `${styles.column} ${styles.start}` : styles.column}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)} className={styles.row}>
              <th scope="row" className={styles.words}>
                {name.cell(row)}
              </th>
              {others.map(({ id, cell, isText }) => (
                <td key={id} className={isText ? styles.words : styles.figure}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              {columns.map(({ id }, index) =>
                index === 0 ? (
                  <th key={id} scope="row" className={styles.words}>
                    {foot[index]}
                  </th>
                ) : (
                  <td key={id} className={styles.figure}>
                    {foot[index]}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
