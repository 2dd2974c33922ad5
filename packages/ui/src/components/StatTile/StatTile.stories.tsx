import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Sparkline } from '../../charts/Sparkline/Sparkline.tsx';
import { Formula } from '../Formula/Formula.tsx';
import { WarningMark } from '../WarningMark/WarningMark.tsx';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Data display/StatTile',
  component: StatTile,
  args: { label: 'PM10', value: '52,4', unit: 'µg/m³', time: '24 h mean, 21. 11. 2026' },
  decorators: [(Story) => <div style={{ width: 240 }}>{<Story />}</div>],
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Value: Story = {};
export const WithMark: Story = { args: { mark: <WarningMark level="medium" /> } };
export const WithBand: Story = {
  args: { band: { scale: 'european2024', band: 3 }, description: 'Particles up to 10 µm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Moderate')).toBeInTheDocument();
  },
  parameters: { isPicturedInDark: true },
};
export const WithCourse: Story = {
  args: {
    label: <Formula text="NO2" />,
    description: 'Nitrogen dioxide, a name that is far too long for a tile',
    trend: (
      <Sparkline
        label="Last 24 hours"
        times={Float64Array.from({ length: 24 }, (_, index) => index)}
        values={Float32Array.from({ length: 24 }, (_, index) =>
          index === 9 ? Number.NaN : 20 + 9 * Math.sin(index / 3),
        )}
      />
    ),
  },
};
/** Beside a long value the course is left out, and a long name has a hyphen where the browser knows the language. */
export const Narrow: Story = {
  args: { ...WithCourse.args, label: 'Air pressure', description: undefined, value: '1013.2', unit: 'hPa' },
  decorators: [(Story) => <div style={{ width: 140 }}>{<Story />}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img', { name: 'Last 24 hours' })).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const unit = canvas.getByText('hPa').getBoundingClientRect();
    await expect(unit.right).toBeLessThan(
      canvas.getByText('Air pressure').closest('div')!.getBoundingClientRect().right,
    );
  },
};
export const NoValue: Story = { args: { value: null, time: 'No data since 14:05' } };
export const Negative: Story = { args: { label: 'Temperature', value: '−3,2', unit: '°C', time: '14:00' } };
export const Selected: Story = { args: { onPress: () => undefined, isSelected: true } };

export const Toggles: Story = {
  render: function Render(args) {
    const [isSelected, setSelected] = useState(false);
    return <StatTile {...args} isSelected={isSelected} onPress={() => setSelected(!isSelected)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const tile = canvas.getByRole('button', { name: /PM10/ });
    await userEvent.click(tile);
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  ...Toggles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: /PM10/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /PM10/ })).toHaveAttribute('aria-pressed', 'false');
  },
};
