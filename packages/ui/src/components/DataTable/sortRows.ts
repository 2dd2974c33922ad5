import type { SortDescriptor } from 'react-aria-components/Table';
import type { DataTableColumn } from './columns.ts';

type SortValue = ReturnType<NonNullable<DataTableColumn<never>['sortValue']>>;

const isMissing = (value: SortValue) => value === null || value === undefined || Number.isNaN(value);

/** Sorts numbers by value and text by the user's language; missing values are last. */
export function sortRows<Item>(
  rows: readonly Item[],
  columns: readonly DataTableColumn<Item>[],
  sort: SortDescriptor | null,
  locale: string,
): Item[] {
  const valueOf = sort && columns.find((column) => column.id === sort.column)?.sortValue;
  if (!sort || !valueOf) return [...rows];
  const direction = sort.direction === 'descending' ? -1 : 1;
  // In Slovene č sorts after c. Station 9 sorts before station 10.
  const collator = new Intl.Collator(locale, { numeric: true });
  return rows.toSorted((first, second) => {
    const a = valueOf(first);
    const b = valueOf(second);
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return order * direction;
  });
}
