import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { valley } from './example.ts';
import { windRose } from './roseSectors.ts';
import { FrequencyRose } from './WindRose.tsx';

const meta = {
  title: 'Charts/FrequencyRose',
  component: FrequencyRose,
  args: {
    label: 'Wind at Novo mesto',
    frequencies: windRose(valley.directions, valley.speeds),
    period: 'November 2026, hourly means',
  },
} satisfies Meta<typeof FrequencyRose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Wind at Novo mesto' })).toHaveAccessibleDescription(/Calm: \d+%/);
  },
};
