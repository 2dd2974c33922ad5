import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hours } from '../data/exampleHours.ts';
import { NoiseIndicators } from './NoiseIndicators.tsx';
import { noisePeriods } from '@zrak/quantities/noise';

const road = hours(720, (hour) => (hour >= 6 && hour < 20 ? 66 : 57) + Math.sin(hour));

const meta = {
  title: 'Charts/NoiseIndicators',
  component: NoiseIndicators,
  args: {
    label: 'Noise at Ljubljana Center',
    series: road,
    timeZone: 'Europe/Ljubljana',
    hours: noisePeriods.si,
    period: '1–30 November 2026, hourly LAeq, Europe/Ljubljana',
  },
} satisfies Meta<typeof NoiseIndicators>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    limits: [
      { indicator: 'night', value: 65, label: 'limit value 65 dB(A), zone IV' },
      { indicator: 'den', value: 53, label: 'WHO guideline 53 dB(A)' },
    ],
  },
  play: async ({ canvas }) => {
    const night = canvas.getByRole('row', { name: /^Lnight 22–06/ });
    await expect(within(night).getByText(/^Within: limit value 65/)).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /^Lden/ })).getByText(/^Above: WHO/)).toBeVisible();
  },
};

/** Too few evening hours are valid, so Levening and Lden are missing. */
export const EveningsMissing: Story = {
  args: { series: hours(720, (hour) => (hour >= 18 && hour < 22 ? NaN : 60)), hours: noisePeriods.eu },
};

export const NoData: Story = { args: { series: hours(48, () => NaN) } };
