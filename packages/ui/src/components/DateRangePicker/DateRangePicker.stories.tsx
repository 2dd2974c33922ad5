import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'Inputs/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Period', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const november = { start: '2026-11-09', end: '2026-11-21' };

export const Empty: Story = {};
export const Disabled: Story = { args: { defaultValue: november, isDisabled: true } };
export const Invalid: Story = {
  args: { errorMessage: 'Please choose a period', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Period/ })).toHaveAccessibleDescription(/Please choose a period/);
  },
};

export const FromTheCalendar: Story = {
  args: { defaultValue: november },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /, 3 November 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /, 5 November 2026$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-03', end: '2026-11-05' });
    await waitFor(() => expect(canvas.getByRole('button', { name: /Calendar/ })).toHaveFocus());
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Typed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0]!);
    await userEvent.keyboard('0111202630112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-30' });
  },
};

export const OpenOnAPhone: Story = {
  args: { defaultValue: november },
  decorators: [(Story) => <div style={{ maxWidth: 200 }}>{<Story />}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
