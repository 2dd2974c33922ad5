import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { valley } from './example.ts';
import { PollutionRose } from './PollutionRose.tsx';

const meta = {
  title: 'Charts/PollutionRose',
  component: PollutionRose,
  args: {
    label: 'PM10 by wind at Novo mesto',
    directions: valley.directions,
    speeds: valley.speeds,
    concentrations: valley.pm10,
    unit: 'µg/m³',
    decimals: 1,
    period: '1–30 November 2026, hourly means (Europe/Ljubljana)',
  },
} satisfies Meta<typeof PollutionRose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /PM10 by wind/ })).toHaveAccessibleDescription(/Highest mean/);
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 280 }}>{<Story />}</div>],
};
