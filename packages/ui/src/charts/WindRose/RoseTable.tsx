import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { head, time as name, value } from '../SeriesTable/SeriesTable.css.ts';
import type { CompassPoint } from './compass.ts';
import { useCompass } from './useCompass.ts';
import { messages } from './WindRose.messages.ts';
import * as styles from './WindRose.css.ts';

interface RoseTableProps {
  label: string;
  /** Heads of the columns after the direction. */
  columns: readonly string[];
  rows: readonly { point: CompassPoint; cells: readonly string[] }[];
  /** Rows of no direction, below the others. */
  sums: readonly { name: string; cells: readonly string[] }[];
}

/** Figures by direction. */
export function RoseTable({ label, columns, rows, sums }: RoseTableProps) {
  const intl = useUiIntl();
  const compass = useCompass();
  const cellsOf = (cells: readonly string[]) =>
    cells.map((cell, index) => (
      <td key={columns[index]} className={value}>
        {cell}
      </td>
    ));
  return (
    // What scrolls must be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            {[intl.formatMessage(messages.direction), ...columns].map((column) => (
              <th key={column} scope="col" className={head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ point, cells }) => (
            <tr key={point}>
              <th scope="row" className={name}>
                <span aria-hidden="true">{compass.letters(point)}</span>
                <span className={styles.hidden}>{compass.name(point)}</span>
              </th>
              {cellsOf(cells)}
            </tr>
          ))}
          {sums.map((sum) => (
            <tr key={sum.name}>
              <th scope="row" className={name}>
                {sum.name}
              </th>
              {cellsOf(sum.cells)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
