import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { DateStepper } from './DateStepper.tsx';

const meta = {
  title: 'Inputs/DateStepper',
  component: DateStepper,
  args: {
    label: 'Day',
    value: '21. 11. 2026',
    previousLabel: 'Previous day',
    nextLabel: 'Next day',
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof DateStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Past: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous day' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};
export const Today: Story = {
  args: { isNextDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next day' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const kinds = [
  { id: 'day', label: 'Day' },
  { id: 'month', label: 'Month' },
] as const;

export const WithPicker: Story = {
  args: {
    label: 'Period',
    value: '27 Oct – 25 Nov 2026',
    picker: <SegmentedControl label="Kind" options={kinds} value="day" onChange={fn()} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Period: 27 Oct – 25 Nov 2026' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^Period: 27 Oct/ })).toBeVisible());
    await expect(screen.getByRole('radio', { name: 'Month' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
