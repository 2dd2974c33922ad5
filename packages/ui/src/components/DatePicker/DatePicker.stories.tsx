import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Inputs/DatePicker',
  component: DatePicker,
  args: { label: 'Day', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{<Story />}</div>],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Disabled: Story = { args: { defaultValue: '2026-11-21', isDisabled: true } };
export const Invalid: Story = { args: { errorMessage: 'Please choose a day', isRequired: true } };

export const FromTheCalendar: Story = {
  args: { defaultValue: '2026-11-21' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /, 3 November 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-03');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Calendar/ })).toHaveFocus());
  },
};

export const Open: Story = {
  args: { defaultValue: '2026-11-21', maxValue: '2026-11-24' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.getByRole('dialog').querySelector('thead th')).toHaveTextContent('Mon');
  },
};

/** A typed day beyond the limits makes the field invalid. */
export const OutOfLimits: Story = {
  args: { defaultValue: '2026-11-21', maxValue: '2026-11-01', errorMessage: 'Not measured yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not measured yet')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '2026-11-21' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /, 22 November 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
