import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
  { id: 'year', label: 'Year' },
  { id: 'all', label: 'All available data' },
] as const;

function Period({ size, columns }: { size?: 'small' | 'medium'; columns?: 2 | 3 }) {
  const [value, setValue] = useState<(typeof options)[number]['id']>('week');
  return (
    <SegmentedControl
      label="Period"
      options={columns ? options : options.slice(0, 4)}
      value={value}
      onChange={setValue}
      {...(size && { size })}
      {...(columns && { columns })}
    />
  );
}

const meta = { title: 'Inputs/SegmentedControl', component: Period } satisfies Meta<typeof Period>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Columns: Story = { args: { columns: 2 }, parameters: { isPicturedInDark: true } };
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
  },
};
