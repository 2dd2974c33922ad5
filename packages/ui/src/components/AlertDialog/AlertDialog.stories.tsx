import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: {
    title: 'Load a large amount of data?',
    body: 'The period holds about 1 200 000 values. Loading them may take a minute.',
    confirmLabel: 'Proceed',
    cancelLabel: 'Cancel',
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Load a large amount of data?' });
    await expect(dialog).toHaveAccessibleDescription(/1 200 000 values/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Danger: Story = {
  args: { tone: 'danger', title: 'Delete user?', body: 'This cannot be undone.', confirmLabel: 'Delete' },
};
export const Pending: Story = { args: { isPending: true } };

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Proceed' })).toHaveFocus();
    // The focus stays in the dialog.
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
