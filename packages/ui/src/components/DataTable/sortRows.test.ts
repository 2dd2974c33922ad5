import { expect, it } from 'vitest';
import type { DataTableColumn } from './columns.ts';
import { sortRows } from './sortRows.ts';

type Value = string | number | null | undefined;

const sorted = (values: Value[], direction: 'ascending' | 'descending' = 'ascending') => {
  const columns: DataTableColumn<{ value: Value }>[] = [
    { id: 'value', header: 'Value', cell: () => null, sortValue: ({ value }) => value },
  ];
  const rows = values.map((value) => ({ value }));
  return sortRows(rows, columns, { column: 'value', direction }, 'en').map(({ value }) => value);
};

it('puts missing values last in both directions', () => {
  const values = [3, NaN, 1, undefined, 5, null, 2, NaN, 4];
  expect(sorted(values).slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(sorted(values, 'descending').slice(0, 5)).toEqual([5, 4, 3, 2, 1]);
  expect(sorted(['b', undefined, 'a', null])).toEqual(['a', 'b', undefined, null]);
});
