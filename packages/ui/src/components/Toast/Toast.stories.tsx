import type { Meta, StoryObj } from '@storybook/react-vite';
import { toast } from 'sonner';
import { expect, screen, waitFor } from 'storybook/test';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { expectWithinReach, smallPhone, zoomed } from '../Dialog/windows.ts';
import { showErrorToast, showSuccessToast, showToast, ToastRegion } from './Toast.tsx';

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: 240 } } },
  render: () => (
    <div style={{ display: 'flex', alignItems: 'start', gap: 12, minHeight: 240 }}>
      <Button onPress={() => showErrorToast('Network error')}>Fail</Button>
      <Button onPress={() => showSuccessToast('The user has been saved')}>Succeed</Button>
      <Button onPress={() => showToast('A new version is ready')}>Inform</Button>
      <ToastRegion />
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const active = () => document.activeElement as HTMLElement;

export const SaysTheSameOnlyOnce: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const fail = canvas.getByRole('button', { name: 'Fail' });
    await userEvent.click(fail);
    await userEvent.click(fail);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    await expect(screen.getByRole('alert')).toHaveTextContent('Network error');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** Alt+T moves the focus to the toasts from anywhere. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await waitFor(() => expect(screen.getByRole('region', { name: /Notifications/ })).toContainElement(active()));
    // The toast itself is focused first, then its buttons.
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** On a phone a dialog is at the bottom, where toasts would cover its answers. */
export const WithADialogOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: smallPhone,
  render: () => (
    <>
      <AlertDialog
        title="Delete user?"
        body="This cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Cancel"
        isOpen
        onOpenChange={() => {}}
        onConfirm={() => {}}
      />
      <ToastRegion />
    </>
  ),
  play: async () => {
    showSuccessToast('The alert has been saved');
    await screen.findByText('The alert has been saved');
    for (const name of ['Cancel', 'Delete']) await expectWithinReach(await screen.findByText(name));
    toast.dismiss();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};
export const WithADialogInALowWindow: Story = { ...WithADialogOnAPhone, globals: zoomed };

/** Last in this file, because its toasts remain. */
export const AllTones: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Fail', 'Succeed', 'Inform']) await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
  },
};
