import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

function EditUser({
  isInitiallyOpen = false,
  size = 'medium',
}: {
  isInitiallyOpen?: boolean;
  size?: 'small' | 'medium' | 'large';
}) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit user</Button>
      <Dialog
        title="Edit user"
        size={size}
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button tone="primary" onPress={() => setOpen(false)}>
              Save
            </Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField label="Full name" defaultValue="Živa Žnidaršič" />
          <TextField label="E-mail" type="email" defaultValue="ziva@example.org" />
        </div>
      </Dialog>
    </>
  );
}

const meta = { title: 'Components/Dialog', component: EditUser } satisfies Meta<typeof EditUser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { isInitiallyOpen: true } };
export const Large: Story = { args: { isInitiallyOpen: true, size: 'large' } };
export const GivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Edit user' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Edit user' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
