import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table, type TableProps } from './Table.tsx';

interface Measured {
  id: string;
  name: string;
  mean: string;
  highest: string;
  coverage: string;
}

const rows: Measured[] = [
  { id: 'a', name: 'PM10 particles', mean: '13.0', highest: '125.4', coverage: '100%' },
  { id: 'b', name: 'Nitrogen oxides (as NO2)', mean: '1,027.6', highest: '3,265.5', coverage: '89%' },
  { id: 'c', name: 'Ozone', mean: '40.8', highest: '158.7', coverage: '99%' },
];

const meta = {
  title: 'Data display/Table',
  component: Table<Measured>,
  args: {
    label: 'Statistics by quantity',
    rows,
    rowId: ({ id }) => id,
    columns: [
      { id: 'name', header: 'Quantity', cell: ({ name }) => name },
      { id: 'mean', header: 'Period', headerNote: 'µg/m³', align: 'end', inCard: 'value', cell: ({ mean }) => mean },
      { id: 'highest', header: 'Highest', align: 'end', cell: ({ highest }) => highest },
      { id: 'coverage', header: 'Data coverage', align: 'end', cell: ({ coverage }) => coverage },
    ],
  } satisfies TableProps<Measured>,
} satisfies Meta<typeof Table<Measured>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('row', { name: /Ozone/ })).toHaveTextContent('40.8');
  },
};
export const WithTotal: Story = { args: { foot: ['All', '1,081.4', '', ''] } };
/** In a narrow container each row is a card of two lines; it is still a table with the same headers. */
export const Cards: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{<Story />}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    const scroller = canvas.getByRole('group');
    await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
    const [name] = canvas.getAllByRole('rowheader');
    const [value] = canvas.getAllByRole('cell');
    await expect(value!.getBoundingClientRect().bottom).toBe(name!.getBoundingClientRect().bottom);
  },
};
