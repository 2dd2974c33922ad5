import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { WarningMark } from '../WarningMark/WarningMark.tsx';
import type { WarningLevel } from '../WarningMark/shapes.ts';
import { DataTable } from './DataTable.tsx';

interface Reading {
  id: string;
  station: string;
  warning: WarningLevel;
  pm10: number | null;
}

const readings: Reading[] = [
  { id: '1', station: 'Zagorje', warning: 'medium', pm10: 52.4 },
  { id: '2', station: 'Celje bolnica', warning: 'low', pm10: 38 },
  { id: '3', station: 'Črna', warning: 'noData', pm10: null },
  { id: '4', station: 'Krvavec', warning: 'none', pm10: 4.1 },
];

const meta = {
  title: 'Data display/DataTable',
  component: DataTable<Reading>,
  args: {
    label: 'Latest values',
    rows: readings,
    columns: [
      { id: 'station', header: 'Station', cell: (row) => row.station, sortValue: (row) => row.station },
      { id: 'warning', header: 'Warning', cell: (row) => <WarningMark level={row.warning} isLabelVisible /> },
      {
        id: 'pm10',
        header: 'PM10, µg/m³',
        align: 'end',
        cell: (row) => row.pm10?.toFixed(1) ?? '–',
        sortValue: (row) => row.pm10,
      },
    ],
  },
} satisfies Meta<typeof DataTable<Reading>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await userEvent.click(canvas.getByRole('columnheader', { name: /Station/ }));
    await expect(names()).toEqual(['Celje bolnica', 'Črna', 'Krvavec', 'Zagorje']);
    await userEvent.click(canvas.getByRole('columnheader', { name: /PM10/ }));
    await expect(names()).toEqual(['Krvavec', 'Celje bolnica', 'Zagorje', 'Črna']);
    await expect(canvas.getByRole('columnheader', { name: /PM10/ })).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const Compact: Story = { args: { density: 'compact' } };
export const RowsAreLinks: Story = { args: { rowHref: (row) => `#${row.id}` } };

const edit = fn();
const remove = fn();
const inWidth = (width: number) => (Story: () => ReactNode) => (
  <div style={{ overflow: 'auto' }}>
    <div style={{ width }}>{<Story />}</div>
  </div>
);
const isClipped = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

/** In a narrow container each row is a card; it is still a table with the same headers, menus and keys. */
export const Cards: Story = {
  args: {
    columns: meta.args.columns.map((column) =>
      column.id === 'pm10' ? { ...column, inCard: 'value' as const } : column,
    ),
    rowActions: (row) => [{ id: 'edit', label: 'Edit', onAction: () => edit(row.id) }],
  },
  decorators: [inWidth(320)],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    const [name] = canvas.getAllByRole('rowheader');
    const row = canvas.getByRole('row', { name: 'Zagorje' });
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
    await expect(top(within(row).getByText('52.4'))).toBe(top(name!));
    await expect(isClipped(canvas.getByRole('grid').parentElement!)).toBe(false);
    // Headers that sort are buttons above the cards.
    await userEvent.click(canvas.getByRole('columnheader', { name: /PM10/ }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Krvavec');
    edit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: Krvavec' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(edit).toHaveBeenCalledWith('4');
  },
};

/** Wider than its container, but too wide for cards: the first column stays, a shadow says that there is more. */
export const ScrollsSideways: Story = {
  args: {
    columns: [
      ...meta.args.columns,
      ...['NO2', 'O3', 'SO2', 'CO'].map((code) => ({
        id: code,
        header: `${code}, highest hour, µg/m³`,
        cell: () => '12.3',
      })),
    ],
  },
  decorators: [inWidth(600)],
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement!;
    const [name] = canvas.getAllByRole('rowheader');
    const start = name!.getBoundingClientRect().left;
    await waitFor(() => expect(scroller).toHaveAttribute('data-more-end'));
    await expect(scroller).not.toHaveAttribute('data-more-start');
    scroller.scrollLeft = 1000;
    await waitFor(() => expect(scroller).toHaveAttribute('data-more-start'));
    await expect(scroller).not.toHaveAttribute('data-more-end');
    await expect(name!.getBoundingClientRect().left).toBe(start);
  },
};

export const Empty: Story = {
  args: { rows: [], emptyContent: 'No data for selected period' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for selected period')).toBeVisible();
  },
};

export const StickyHeader: Story = {
  args: {
    maxHeight: '240px',
    rows: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      station: `Station ${index + 1}`,
      warning: 'none' as const,
      pm10: index,
    })),
  },
};

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    station: `Station ${index + 1}`,
    warning: 'none' as const,
    pm10: index,
  }));

export const RowActions: Story = {
  args: {
    rowActions: (row) => [
      { id: 'edit', label: 'Edit', onAction: () => edit(row.id) },
      { id: 'delete', label: 'Delete', tone: 'danger', startsGroup: true, onAction: () => remove(row.id) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    edit.mockClear();
    remove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: Črna' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(edit).toHaveBeenCalledWith('3');
    // By keyboard, to the end of the first row.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions: Črna' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(remove).toHaveBeenCalledWith('3');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions: Črna' })).toHaveFocus());
  },
};

export const Selection: Story = {
  args: { selectionMode: 'multiple', isRowDisabled: (row) => row.warning === 'noData' },
  render: function Render(args) {
    const [chosen, setChosen] = useState(new Set<string>());
    return (
      <>
        <DataTable {...args} selectedKeys={chosen} onSelectionChange={setChosen} />
        <output>{[...chosen].join(' ')}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const chosen = () => canvas.getByRole('status').textContent;
    await userEvent.click(within(canvas.getByRole('row', { name: /Krvavec/ })).getByRole('checkbox'));
    await expect(chosen()).toBe('4');
    await expect(canvas.getByRole('row', { name: /Krvavec/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toBePartiallyChecked();
    // "All" means all selectable rows.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }));
    await expect(chosen()).toBe('1 2 4');
    await expect(within(canvas.getByRole('row', { name: /Črna/ })).getByRole('checkbox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }));
    await expect(chosen()).toBe('');
  },
};

export const SelectionByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { selectionMode: 'single', onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /Zagorje/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['2']));
    await expect(canvas.getByRole('row', { name: /Celje/ })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Of ten thousand rows, about twenty are in the document; the announced row count is still ten thousand. */
export const TenThousandRows: Story = {
  tags: ['extended'],
  args: { maxHeight: '320px', rows: many(10_000) },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Latest values' });
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Station 1' })).toBeVisible());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('row', { name: 'Station 10000' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-rowindex', '10001');
    // While the table scrolls, which begins in a later frame, its contents cannot be pressed.
    const column = canvas.getByRole('columnheader', { name: /Station/ });
    await waitFor(() => userEvent.click(column));
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    // After sorting with the focused row not visible, the scroll position is arbitrary.
    grid.scrollTop = 0;
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Station 1' })).toBeVisible());
  },
};

/** Paper does not scroll, so every row is printed. */
export const OnPaper: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { maxHeight: '320px', rows: many(300) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Station 1' })).toBeVisible());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    window.dispatchEvent(new Event('beforeprint'));
    const printed = canvas.getAllByRole('row').length;
    window.dispatchEvent(new Event('afterprint'));
    await expect(printed).toBe(301);
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(40));
  },
};

export const ManyRowsWithEverything: Story = {
  tags: ['!dev', '!autodocs', 'extended'],
  args: {
    maxHeight: '320px',
    rows: many(300),
    density: 'compact',
    selectionMode: 'multiple',
    isResizable: true,
    rowActions: () => [{ id: 'edit', label: 'Edit' }],
    isRowDisabled: (row) => row.id === '2',
  },
};

/** Rows are as high as their contents, also where only the visible ones are rendered. */
export const ManyRowsOfTwoLines: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    maxHeight: '320px',
    rows: many(300),
    columns: [
      {
        id: 'station',
        header: 'Station',
        cell: ({ station, id }) => (
          <span style={{ display: 'grid' }}>
            <span>{station}</span>
            <span>Municipality {id}</span>
          </span>
        ),
      },
      ...meta.args.columns.slice(1),
    ],
    rowLabel: ({ station }) => station,
    rowActions: () => [{ id: 'edit', label: 'Edit' }],
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Municipality 2$/ });
    const cells = [within(row).getByRole('rowheader'), ...within(row).getAllByRole('gridcell')];
    const edgesOf = (cell: HTMLElement) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return [Math.round(top), Math.round(bottom)];
    };
    await waitFor(async () => {
      const [first, ...others] = cells.map(edgesOf);
      for (const edges of others) await expect(edges).toEqual(first);
      for (const cell of cells) await expect(cell.scrollHeight).toBeLessThanOrEqual(cell.clientHeight);
    });
    const next = canvas.getByRole('row', { name: /Municipality 3$/ });
    await expect(next.getBoundingClientRect().top).toBeGreaterThanOrEqual(row.getBoundingClientRect().bottom - 1);
  },
};

export const Resizable: Story = {
  args: { isResizable: true },
  play: async ({ canvas, userEvent }) => {
    const column = canvas.getByRole('columnheader', { name: /Station/ });
    const before = column.getBoundingClientRect().width;
    const handle = within(column).getByRole('slider');
    // From the first row up to its column title, then to the resize handle.
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowRight}');
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(column).toHaveAttribute('data-resizing'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await waitFor(() => expect(column.getBoundingClientRect().width).toBeLessThan(before));
    // The title still sorts.
    await userEvent.click(within(column).getByText('Station'));
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const LongWords: Story = {
  args: {
    rows: [{ id: '1', station: 'Luftqualitätsüberwachungsmessstation '.repeat(6), warning: 'high', pm10: 52.4 }],
    rowActions: () => [{ id: 'edit', label: 'Edit' }],
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{<Story />}</div>],
};

/** A column whose texts stay on one line makes the table wider; in cards its texts wrap. */
export const OnOneLine: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    columns: [
      ...meta.args.columns,
      {
        id: 'client',
        header: 'Client',
        isOnOneLine: true,
        cell: () => 'Luftqualitätsüberwachungsdienst des Landes '.repeat(3),
      },
    ],
  },
  render: (args) => (
    <div style={{ overflow: 'auto' }}>
      {[320, 640].map((width) => (
        <div key={width} style={{ width }}>
          <DataTable {...args} label={`In ${width} px`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = (label: string) => canvas.getByRole('grid', { name: label }).parentElement!;
    await expect(isClipped(scroller('In 320 px'))).toBe(false);
    await expect(isClipped(scroller('In 640 px'))).toBe(true);
  },
};
