import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalendarHeatmap } from './CalendarHeatmap.tsx';
import { heatDays, indexClasses } from '../data/exampleHours.ts';

const meta = {
  title: 'Charts/CalendarHeatmap',
  component: CalendarHeatmap,
  args: {
    label: 'NO2 at Ljubljana Center, by day',
    days: heatDays('2026-10-24', 30),
    classes: indexClasses,
    valueName: 'Highest hourly mean',
    unit: 'µg/m³',
    decimals: 1,
    period: '24 October – 22 November 2026, Europe/Ljubljana',
  },
} satisfies Meta<typeof CalendarHeatmap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move from day to day, also across months. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText(/^Saturday,? 24 October/).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const day = canvas.getByLabelText(/^Sunday,? 1 November/);
    await expect(day).toHaveFocus();
    await expect(canvas.getByText(/^Sunday,? 1 November 2026: 87.5/)).toBeVisible();
  },
};

export const Year: Story = { args: { days: heatDays('2025-01-01', 365), period: '2025, Europe/Ljubljana' } };

export const OneDayAgainstALimit: Story = {
  args: {
    days: [{ date: '2026-11-14', value: 51.2, classId: 'above' }],
    classes: [
      { id: 'within', name: 'Within the daily limit of 50 µg/m³', sign: '≤', color: 'within', ink: 'dark' },
      { id: 'above', name: 'Above the daily limit of 50 µg/m³', sign: '>', color: 'above', ink: 'light' },
    ],
  },
};

export const AllMissing: Story = {
  args: { days: heatDays('2026-11-01', 9).map(({ date }) => ({ date, value: NaN, classId: null })) },
};
