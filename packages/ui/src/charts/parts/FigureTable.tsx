import type { ReactNode } from 'react';
import { CopyTable } from './CopyTable.tsx';
import * as styles from './FigureTable.css.ts';

export interface FigureTableRow {
  /** Name of the row, also in the copied table. */
  name: string;
  /** Shown instead of the name. */
  nameShown?: ReactNode;
  cells: readonly string[];
}

interface FigureTableProps {
  label: string;
  /** Headers, starting with the header of the names. */
  columns: readonly string[];
  rows: readonly FigureTableRow[];
}

const fewRows = 40;

/** Text equivalent of a chart as a table that can be copied. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <div className={styles.wrapper}>
      {/* A scrollable element must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={rows.length > fewRows ? styles.scroller : styles.whole} tabIndex={0} aria-label={label}>
        <table className={styles.table}>
          <caption className={styles.caption}>{label}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.head}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, nameShown, cells }) => (
              <tr key={name}>
                <th scope="row" className={styles.name}>
                  {nameShown ?? name}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className={styles.value}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CopyTable rows={() => [columns, ...rows.map(({ name, cells }) => [name, ...cells])]} />
    </div>
  );
}
