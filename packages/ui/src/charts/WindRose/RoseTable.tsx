import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { FigureTable } from '../parts/FigureTable.tsx';
import type { CompassPoint } from './compass.ts';
import { useCompass } from './useCompass.ts';
import { messages } from './WindRose.messages.ts';
import * as styles from './WindRose.css.ts';

interface RoseTableProps {
  label: string;
  /** Headers of the columns after the direction. */
  columns: readonly string[];
  rows: readonly { point: CompassPoint; cells: readonly string[] }[];
  /** Rows without a direction, below the others. */
  sums: readonly { name: string; cells: readonly string[] }[];
}

/** Values by direction. */
export function RoseTable({ label, columns, rows, sums }: RoseTableProps) {
  const intl = useUiIntl();
  const compass = useCompass();
  const ofPoints = rows.map(({ point, cells }) => ({
    name: compass.name(point),
    nameShown: (
      <>
        <span aria-hidden="true">{compass.letters(point)}</span>
        <span className={styles.hidden}>{compass.name(point)}</span>
      </>
    ),
    cells,
  }));
  return (
    <FigureTable
      label={label}
      columns={[intl.formatMessage(messages.direction), ...columns]}
      rows={[...ofPoints, ...sums]}
    />
  );
}
