import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { MapLegend, type MapLegendRow } from './MapLegend.tsx';

const states: MapLegendRow[] = [
  { level: 'late', count: 1 },
  { level: 'offline', count: 1 },
  { level: 'maintenance', count: 1 },
  { level: 'noData', count: 2 },
];
const ranges = ['≤ 15', '16–45', '46–120', '121–195', '196–270', '> 270'];
const counts = [3, 5, 2, 0, 0, 0];
const rowsOf = (scale: 'e' | 'u'): MapLegendRow[] => [
  ...([1, 2, 3, 4, 5, 6] as const).map((band, index) => ({
    level: `${scale}${band}` as const,
    rangeLabel: ranges[index] ?? '',
    count: counts[index] ?? 0,
  })),
  ...states,
];

const meta = {
  title: 'Map/MapLegend',
  component: MapLegend,
  args: { label: 'Legend', rows: rowsOf('e'), shownLevels: [], onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{<Story />}</div>],
} satisfies Meta<typeof MapLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const European: Story = {};
export const Strip: Story = {
  args: { layout: 'strip' },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{<Story />}</div>],
};
export const American: Story = { args: { rows: rowsOf('u') } };
export const Warnings: Story = {
  args: {
    rows: [
      { level: 'none', count: 1204 },
      { level: 'low', levelLabel: 'Pollution slightly elevated', count: 31 },
      { level: 'medium', count: 4 },
      { level: 'high', count: 1 },
      ...states,
    ],
  },
};

/** The server sends a colour with each warning, but no level. */
export const WithoutLevels: Story = {
  args: {
    layout: 'strip',
    rows: [
      { level: 'unrated', count: 3 },
      { level: 'offline', count: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Warning level not given 3 stations' })).toBeVisible();
  },
};

export const Filtering: Story = {
  render: function Render(args) {
    const [shownLevels, setShown] = useState(args.shownLevels);
    return <MapLegend {...args} shownLevels={shownLevels} onChange={setShown} />;
  },
  play: async ({ canvas, userEvent }) => {
    const fair = canvas.getByRole('button', { name: 'Fair 16–45 5 stations' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(fair).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /^Offline/ }));
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([fair]);
  },
};
