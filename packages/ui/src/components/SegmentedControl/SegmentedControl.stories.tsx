import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const options = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
  { id: 'year', label: 'Year' },
  { id: 'all', label: 'All available data' },
];

function Period({ value: initial, ...props }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(initial);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Period', options: options.slice(0, 4), value: 'week', onChange: fn() },
  render: (args) => <Period {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Columns: Story = { args: { columns: 2, options }, parameters: { isPicturedInDark: true } };
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
  },
};
