import type { Meta, StoryObj } from '@storybook/react-vite';
import { setInteractionModality } from 'react-aria-components';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectWithinReach, lowWindow, smallPhone } from '../Dialog/windows.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Overlays/AlertDialog',
  parameters: { docs: { story: { inline: false, height: '360px' } } },
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
/** Opened with the mouse: React Aria shows no focus ring. */
export const Danger: Story = {
  beforeEach: () => setInteractionModality('pointer'),
  args: { tone: 'danger', title: 'Delete user?', body: 'This cannot be undone.', confirmLabel: 'Delete' },
};
export const Pending: Story = { args: { isPending: true } };

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
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

/** Both answers stay visible, and the focus reaches the text. */
export const LongText: Story = {
  args: { body: 'Every alert of this station is deleted with it, for every user who has subscribed.\n'.repeat(30) },
  globals: lowWindow,
  play: async ({ userEvent }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await expectWithinReach(cancel);
    await expectWithinReach(screen.getByRole('button', { name: 'Proceed' }));
    // A text that scrolls can be focused, once it is measured.
    const text = await screen.findByRole('group', { name: 'Load a large amount of data?' });
    await userEvent.tab({ shift: true });
    await expect(text).toHaveFocus();
  },
};
export const LongTextOnASmallPhone: Story = { tags: ['!dev', '!autodocs'], ...LongText, globals: smallPhone };
