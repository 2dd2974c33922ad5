import * as cards from '../Table/cards.css.ts';
import { placeOf } from '../Table/placeOf.ts';
import { type DataTableColumn, type Density, rowHeaderOf } from './columns.ts';
import * as styles from './DataTable.css.ts';

/** Classes of a cell with its place in a table and in a card. */
export function cellClass<Item>(
  column: DataTableColumn<Item>,
  columns: readonly DataTableColumn<Item>[],
  density: Density,
): string {
  const isName = column === rowHeaderOf(columns);
  return [
    styles.cell,
    styles.value,
    styles.align[column.align ?? 'start'],
    styles.density[density],
    column.isOnOneLine && styles.oneLine,
    column === columns[0] && styles.firstCell,
    isName && styles.rowHeader,
    isName ? cards.name : placeOf(column),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Classes of a header: one that sorts is a button above the cards, others are seen only in a table. */
export function headerClass<Item>(
  column: DataTableColumn<Item>,
  columns: readonly DataTableColumn<Item>[],
  density: Density,
): string {
  return [
    styles.column,
    styles.align[column.align ?? 'start'],
    styles.density[density],
    column === columns[0] && styles.firstColumn,
    column.sortValue ? cards.sortableColumn : cards.unseen,
  ]
    .filter(Boolean)
    .join(' ');
}

export function headClass<Item>(columns: readonly DataTableColumn<Item>[], hasBoxes: boolean): string {
  return hasBoxes || columns.some(({ sortValue }) => sortValue) ? cards.sortableHead : cards.head;
}
