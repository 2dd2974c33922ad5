import type { SortDescriptor } from 'react-aria-components/Table';
import type { DataTableColumn } from './columns.ts';

/** Figures by value, words as the reader's language orders them, what is missing last. */
export function sortRows<Item>(
  rows: readonly Item[],
  columns: readonly DataTableColumn<Item>[],
  sort: SortDescriptor | null,
  locale: string,
): Item[] {
  const valueOf = sort && columns.find((column) => column.id === sort.column)?.sortValue;
  if (!sort || !valueOf) return [...rows];
  const direction = sort.direction === 'descending' ? -1 : 1;
  // č stands after c in Slovene, and station 9 before station 10.
  const collator = new Intl.Collator(locale, { numeric: true });
  return rows.toSorted((first, second) => {
    const a = valueOf(first);
    const b = valueOf(second);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return order * direction;
  });
}
