import type { ReactNode } from 'react';

export interface DataTableColumn<Item> {
  id: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** Use `end` for numbers, so that their digits are aligned. */
  align?: 'start' | 'end' | 'center';
  /** The cells of this column name the row; by default those of the first column. */
  isRowHeader?: boolean;
  /** Sort key; a column without it cannot be sorted. `null`, `undefined` and NaN sort last. */
  sortValue?: (item: Item) => string | number | null | undefined;
  /** CSS width, `160px` or `30%`. */
  width?: string;
  /** Whether texts stay on one line in a table; in a card they wrap. */
  isOnOneLine?: boolean;
  /** Where the cell is in a card: beside the name of the row, or in the muted lines below it. */
  inCard?: 'value' | 'detail';
  /** Whether the cell of a card repeats the header; by default, details do. */
  isNamedInCard?: boolean;
}

export type Density = 'regular' | 'compact';

/** The column whose cells name the row. */
export function rowHeaderOf<Item>(columns: readonly DataTableColumn<Item>[]): DataTableColumn<Item> | undefined {
  return columns.find((column) => column.isRowHeader) ?? columns[0];
}
