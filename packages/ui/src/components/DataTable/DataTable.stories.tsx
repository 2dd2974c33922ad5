import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  title: 'Components/DataTable',
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
