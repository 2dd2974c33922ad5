import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { valley } from './example.ts';
import { WindRose } from './WindRose.tsx';

const still = { values: valley.speeds.values.map(() => 0.2) };
const nothing = { values: valley.speeds.values.map(() => NaN) };

const meta = {
  title: 'Charts/WindRose',
  component: WindRose,
  args: {
    label: 'Wind at Novo mesto',
    directions: valley.directions,
    speeds: valley.speeds,
    period: '1–30 November 2026, hourly means (Europe/Ljubljana)',
  },
} satisfies Meta<typeof WindRose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Wind at Novo mesto' })).toHaveAccessibleDescription(
      /most often from: north-east, \d+% of hours. Calm: \d+%/,
    );
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const row = canvas.getByRole('row', { name: /^north-east/ });
    await expect(within(row).getAllByRole('cell')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'Show as rose' })).toBeVisible();
  },
};

/** In Slovene S means north, V east, J south and Z west. */
export const InSlovene: Story = {
  globals: { locale: 'sl' },
  play: async ({ canvas }) => {
    const rose = canvas.getByRole('img', { name: 'Wind at Novo mesto' });
    for (const letters of ['S', 'SV', 'V', 'JV', 'J', 'JZ', 'Z', 'SZ']) {
      await expect(within(rose).getByText(letters)).toBeInTheDocument();
    }
  },
};

export const CalmOnly: Story = { args: { speeds: still } };

export const NoData: Story = { args: { speeds: nothing } };

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 280 }}>{<Story />}</div>],
};
