import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DataTableColumn } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import { serverRows } from './ServerTable.tsx';

interface Reading {
  id: string;
  name: string;
  value: number;
}

const columns: DataTableColumn<Reading>[] = [
  { id: 'name', header: 'Station', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'value', header: 'PM10', cell: ({ value }) => value, align: 'end' },
];
const readings = (count: number): Reading[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Station ${index}`, value: index }));
const htmlOf = (count: number, sort?: 'descending') =>
  renderToString(
    createElement(DataTable<Reading>, {
      label: 'Readings',
      columns,
      rows: readings(count),
      selectionMode: 'multiple',
      rowActions: () => [],
      ...(sort && { defaultSort: { column: 'name', direction: sort } }),
    }),
  );

describe('a table rendered on a server', () => {
  it.each([1, 20, 10_000])('has its header and the first of %i rows', (count) => {
    const html = htmlOf(count);
    expect(html).toContain('>Station</th>');
    expect(html).toContain('>Station 0</th>');
    expect(html.match(/<tr/g)).toHaveLength(1 + Math.min(count, serverRows));
    expect(html).toContain(`aria-rowcount="${count + 1}"`);
  });

  it('is sorted as it will be in the browser', () => {
    expect(htmlOf(9, 'descending')).toMatch(/Station 8.*Station 0/);
  });

  it('says that there are no rows', () => {
    expect(htmlOf(0)).toContain('Nothing to show');
  });
});
