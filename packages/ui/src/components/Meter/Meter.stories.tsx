import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Data display/Meter',
  component: Meter,
  args: { label: 'Limit value, daily, 50 µg/m³', value: 7, maxValue: 35, valueLabel: '7 days, 35 allowed' },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  args: { tone: 'success' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Limit value, daily, 50 µg/m³' });
    await expect(meter).toHaveAttribute('aria-valuetext', '7 days, 35 allowed');
    await expect(meter).toHaveAttribute('aria-valuemax', '35');
  },
};
export const NearlyUsed: Story = { args: { value: 31, valueLabel: '31 days, 35 allowed', tone: 'warning' } };
/** Three times the maximum: the line marks it a third of the way, and the part above it is hatched. */
export const Exceeded: Story = {
  args: { value: 105, valueLabel: '105 days, 35 allowed', tone: 'danger' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter').lastElementChild!;
    const [upTo, above] = [...bar.children].map((part) => part.getBoundingClientRect().width);
    await expect(above! / upTo!).toBeGreaterThan(1.9);
    await expect(above! / upTo!).toBeLessThan(2.1);
  },
};
/** Zero is an empty outline. */
export const Zero: Story = { args: { value: 0, valueLabel: '0 days, 35 allowed', tone: 'success' } };
export const Neutral: Story = { args: { value: 0, valueLabel: 'Not enough data' } };
/** Only the bar, beside texts that say the same. */
export const BarOnly: Story = {
  args: { isLabelVisible: false, tone: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Limit value, daily, 50 µg/m³' })).toBeVisible();
    await expect(canvas.queryByText('7 days, 35 allowed')).toBeNull();
  },
};
