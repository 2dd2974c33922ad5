import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Data display/Meter',
  component: Meter,
  args: { label: 'Limit value, daily, 50 µg/m³', value: 7, maxValue: 35, valueLabel: '7 of 35 days used' },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  args: { tone: 'success' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Limit value, daily, 50 µg/m³' });
    await expect(meter).toHaveAttribute('aria-valuetext', '7 of 35 days used');
    await expect(meter).toHaveAttribute('aria-valuemax', '35');
  },
};
export const NearlyUsed: Story = { args: { value: 31, valueLabel: '31 of 35 days used', tone: 'warning' } };
/** A value above the maximum fills the bar; the text gives the excess. */
export const Exceeded: Story = { args: { value: 54, valueLabel: '54 of 35 days used', tone: 'danger' } };
export const Neutral: Story = { args: { value: 0, valueLabel: 'Not enough data' } };
