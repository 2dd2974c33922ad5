import type { Meta, StoryObj } from '@storybook/react-vite';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Menu } from './Menu.tsx';

const logOut = fn();

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'Živa Žnidaršič',
    icon: <User size={18} aria-hidden="true" />,
    placement: 'bottom start',
    items: [
      { id: 'account', label: 'My account', icon: <User size={18} />, href: '#account' },
      { id: 'logOut', label: 'Log out', icon: <LogOut size={18} />, onAction: logOut, startsGroup: true },
    ],
  },
  decorators: [(Story) => <div style={{ minHeight: 160 }}>{<Story />}</div>],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    logOut.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Živa Žnidaršič' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await expect(logOut).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Živa Žnidaršič' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    logOut.mockClear();
    const button = canvas.getByRole('button', { name: 'Živa Žnidaršič' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My account' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(logOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
