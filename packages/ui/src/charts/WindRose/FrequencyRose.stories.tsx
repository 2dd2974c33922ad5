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

const shares = [0.02, 0.03];

/** Counted by a server with other classes of speed. */
export const OtherClasses: Story = {
  args: {
    frequencies: {
      ...windRose(valley.directions, valley.speeds),
      speedBounds: [1, 3, 5],
      calmUpTo: 1,
      // The last share is missing.
      sectors: windRose(valley.directions, valley.speeds).sectors.map(({ point }) => ({
        point,
        classes: shares,
        share: 0.05,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader', { name: '3–5' })[0]!.nextSibling).toHaveTextContent('48.0%');
    await expect(canvas.getAllByRole('rowheader', { name: '> 5' })[0]!.nextSibling).toHaveTextContent('0.0%');
    await expect(canvas.queryByText(/NaN/)).not.toBeInTheDocument();
  },
};
