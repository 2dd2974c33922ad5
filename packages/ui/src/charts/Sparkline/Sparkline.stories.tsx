import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const times = Float64Array.from({ length: 96 }, (_, index) => index * 900_000);
const values = Float32Array.from(times, (_, index) => (index > 40 && index < 46 ? NaN : 20 + 8 * Math.sin(index / 9)));

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'PM10, last 24 hours: 12 to 28 µg/m³', times, values },
  decorators: [(Story) => <div style={{ width: 200 }}>{<Story />}</div>],
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithGap: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /last 24 hours/ })).toBeVisible();
  },
};
export const Constant: Story = { args: { values: values.map(() => 5) } };
