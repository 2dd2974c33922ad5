import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RangeCalendar } from './RangeCalendar.tsx';

const meta = {
  title: 'Inputs/RangeCalendar',
  component: RangeCalendar,
  args: { label: 'Period', defaultValue: { start: '2026-11-09', end: '2026-11-21' }, onChange: fn() },
} satisfies Meta<typeof RangeCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /, 3 November 2026/ }));
    await userEvent.click(canvas.getByRole('button', { name: /, 5 November 2026$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-03', end: '2026-11-05' });
  },
};
export const TwoMonths: Story = {
  args: { visibleMonths: 2, defaultValue: { start: '2026-11-24', end: '2026-12-06' } },
};
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /, 9 November 2026/ }).focus();
    // After the first day the calendar expects the second.
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-11' });
  },
};
export const HalfARange: Story = { args: { defaultValue: { start: '2026-11-09', end: '' } } };
export const Disabled: Story = { args: { isDisabled: true } };
