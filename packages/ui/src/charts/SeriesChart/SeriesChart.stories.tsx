import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import type { ChartSeries } from '../series.ts';
import { SeriesChart } from './SeriesChart.tsx';

const HOUR = 3_600_000;
const from = Date.parse('2026-11-14T00:00:00+01:00');
const to = Date.parse('2026-11-21T00:00:00+01:00');

interface Wave {
  label: string;
  unit: string;
  decimals?: number;
  base: number;
  swing: number;
  seed: number;
  kind?: 'line' | 'bars';
}

/** Looks like a week of measurements, and is the same every time. */
function measured(
  { label, unit, decimals = 1, base, swing, seed, kind = 'line' }: Wave,
  count = 168,
  step = HOUR,
): ChartSeries {
  const times = Float64Array.from({ length: count }, (_, index) => from + index * step);
  let drift = 0;
  let noise = seed;
  const values = Float32Array.from({ length: count }, (_, index) => {
    noise = (noise * 16_807) % 2_147_483_647;
    drift = drift * 0.96 + (noise / 2_147_483_647 - 0.5) * swing * 0.5;
    const day = Math.sin(((index * step) / HOUR - 8) * (Math.PI / 12));
    return kind === 'bars' ? Math.max(0, drift) : base + swing * 0.4 * day + drift;
  });
  return { id: label, label, unit, decimals, times, values, kind };
}

const pm10 = measured({ label: 'PM10', unit: 'µg/m³', base: 32, swing: 18, seed: 7 });
// A calibration, and a value alone between two gaps.
pm10.values.fill(NaN, 60, 75);
pm10.values[67] = 41;
const no2 = measured({ label: 'NO₂', unit: 'µg/m³', base: 22, swing: 12, seed: 11 });
const temperature = measured({ label: 'Temperature', unit: '°C', base: 2, swing: 9, seed: 5 });
const rain = measured({ label: 'Precipitation', unit: 'mm', base: 0, swing: 4, seed: 3, kind: 'bars' });

const meta = {
  title: 'Charts/SeriesChart',
  component: SeriesChart,
  args: {
    label: 'PM10 at Ljubljana Bežigrad',
    series: [pm10],
    from,
    to,
    timeZone: 'Europe/Ljubljana',
    caption: '1 h mean, Europe/Ljubljana',
  },
  render: (args) => (
    <Card>
      <SeriesChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof SeriesChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSeries: Story = {
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: 'PM10 at Ljubljana Bežigrad' });
    await expect(plot).toHaveAccessibleDescription(/PM10: lowest .* highest .* µg\/m³, 14 values missing/);
    await expect(canvas.getByRole('rowheader', { name: /PM10/ })).toBeVisible();
  },
};

export const WithLimit: Story = {
  args: { referenceLines: [{ id: 'day', label: 'Daily limit 50 µg/m³', value: 50 }] },
};

export const TwoUnits: Story = { args: { label: 'PM10, NO₂ and temperature', series: [pm10, no2, temperature] } };
export const ThreeUnits: Story = {
  args: { label: 'PM10, temperature and rain', series: [pm10, temperature, rain], height: 200 },
};
export const Bars: Story = { args: { label: 'Precipitation', series: [rain], caption: '1 h sum, Europe/Ljubljana' } };

export const TwelveSeries: Story = {
  args: {
    label: 'PM10 at twelve stations',
    series: Array.from({ length: 12 }, (_, index) =>
      measured({ label: `Station ${index + 1}`, unit: 'µg/m³', base: 15 + index * 6, swing: 8, seed: index + 2 }),
    ),
    height: 360,
  },
};

const million = [
  measured({ label: 'PM10', unit: 'µg/m³', base: 40, swing: 20, seed: 9 }, 1_000_000, (to - from) / 1_000_000),
];

// Not as args: Storybook would send them over its channel.
export const AMillionPoints: Story = {
  args: { series: [] },
  render: (args) => (
    <Card>
      <SeriesChart {...args} series={million} isTableOffered={false} />
    </Card>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    const spoken = canvasElement.querySelector('[aria-live="polite"]');
    await waitFor(() => expect(spoken).toHaveTextContent(/20\/11\/2026, 22:00: PM10 [\d.]+ µg\/m³/));
    await expect(canvasElement).toHaveTextContent('20/11/2026, 22:00');
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('columnheader', { name: 'PM10, µg/m³' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Later rows' }));
    await expect(canvas.getByText('Rows 51–100 of 168')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { series: [{ ...pm10, values: pm10.values.map(() => NaN) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for selected period')).toBeVisible();
  },
};

export const NoSeries: Story = { args: { series: [] } };
