import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type MockInstance, spyOn, waitFor } from 'storybook/test';
import { TrafficBars } from './TrafficBars.tsx';

const DAY = 86_400_000;
const from = Date.parse('2026-11-01T00:00+01:00');
const days = 30;

const vehicles = (id: string, label: string, count: number, weekend: number) => ({
  id,
  label,
  values: Float32Array.from({ length: days }, (_, day) => {
    const factor = day % 7 === 0 || day % 7 === 6 ? weekend : 1;
    return day === 11 ? NaN : Math.round(count * factor * (1 + 0.08 * Math.sin(day * 2.3)));
  }),
});

const classes = [
  vehicles('CARS', 'Cars', 14_200, 0.72),
  vehicles('VANS', 'Vans', 1650, 0.4),
  vehicles('LORRIES', 'Lorries', 880, 0.15),
  vehicles('BUSES', 'Buses', 210, 0.6),
  vehicles('MOTORCYCLES', 'Motorcycles', 120, 1.4),
];

const meta = {
  title: 'Charts/TrafficBars',
  component: TrafficBars,
  args: {
    label: 'Traffic at Ljubljana Center',
    classes,
    times: Float64Array.from({ length: days }, (_, day) => from + day * DAY),
    interval: 'day',
    timeZone: 'Europe/Ljubljana',
    period: '1–30 November 2026, daily sums (Europe/Ljubljana)',
  },
} satisfies Meta<typeof TrafficBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const bars = canvas.getByRole('slider', { name: 'Traffic at Ljubljana Center' });
    await expect(bars).toHaveAccessibleDescription(/Total vehicles: [\d,]+. Peak: .* Not fully counted: 1 interval/);
    bars.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(bars).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Monday,? 2 November 2026: [\d,]+ \(Cars/),
    );
  },
};

export const NotCounted: Story = {
  args: { classes: classes.map((one) => ({ ...one, values: one.values.map(() => NaN) })) },
};

export const LongNamesOfOneDayNarrow: Story = {
  args: {
    classes: classes.map((one) => ({ ...one, label: `Schwerlastkraftfahrzeuge mit Anhänger ${one.label}` })),
    times: Float64Array.of(from),
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{<Story />}</div>],
};

let errors: MockInstance<typeof console.error> | null = null;

/** The same hours of several days. */
export const HoursOfSeveralDays: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { interval: 'hour', times: Float64Array.from({ length: days }, (_, hour) => from + hour * 3_600_000) },
  beforeEach: () => {
    errors = spyOn(console, 'error');
    return () => errors?.mockRestore();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('slider').querySelector('svg')).not.toBeNull());
    await expect(errors).not.toHaveBeenCalled();
  },
};
