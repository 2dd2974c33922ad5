import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hours, street } from '../data/exampleHours.ts';
import { HourProfile } from './HourProfile.tsx';

const meta = {
  title: 'Charts/HourProfile',
  component: HourProfile,
  args: {
    label: 'NO2 at Ljubljana Center',
    series: street,
    timeZone: 'Europe/Ljubljana',
    rule: 'mean',
    unit: 'µg/m³',
    decimals: 1,
    period: '1–30 November 2026, hourly means (Europe/Ljubljana)',
  },
} satisfies Meta<typeof HourProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selecting a day of the week draws its hours over the hours of all days. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const days = canvas.getByRole('slider', { name: /By hour of the day/ });
    await expect(days).toHaveAccessibleDescription(/Highest in the hour 08–09/);
    const week = canvas.getByRole('slider', { name: /By day of the week/ });
    week.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(week).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Wednesday: [\d.]+/));
    await expect(canvas.getByText(/Dashed: Wednesday/)).toBeVisible();
  },
};

/** The value stays when the finger is lifted. */
export const Tapped: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const week = canvas.getByRole('slider', { name: /By day of the week/ });
    const { left, top, width } = week.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[TouchA]',
      target: week,
      coords: { clientX: left + width * 0.98, clientY: top + 60 },
    });
    await expect(week).toHaveAttribute('aria-valuenow', '6');
    await expect(canvas.getByText(/Dashed: Sunday/)).toBeVisible();
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 24 + 7);
    await expect(canvas.getByRole('button', { name: 'Copy table' })).toBeVisible();
  },
};

export const SumsOfOneDay: Story = {
  args: {
    label: 'Precipitation at Ljubljana',
    series: hours(24, (hour) => (hour > 13 && hour < 18 ? hour / 10 : 0)),
    rule: 'sum',
    unit: 'mm',
  },
};

export const NoData: Story = { args: { series: hours(48, () => NaN) } };

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 280 }}>{<Story />}</div>],
};
