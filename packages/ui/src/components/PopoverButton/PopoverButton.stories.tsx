import type { Meta, StoryObj } from '@storybook/react-vite';
import Sliders from 'lucide-react/icons/sliders-horizontal';
import { expect, screen, waitFor } from 'storybook/test';
import { Switch } from '../Switch/Switch.tsx';
import { PopoverButton } from './PopoverButton.tsx';

const meta = {
  title: 'Actions/PopoverButton',
  component: PopoverButton,
  args: {
    label: 'Options',
    children: (
      <>
        <Switch label="Logarithmic scale" />
        <Switch label="Grid lines" />
      </>
    ),
  },
} satisfies Meta<typeof PopoverButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { icon: <Sliders size={16} /> } };

export const Open: Story = {
  parameters: { isPicturedInDark: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Logarithmic scale' }));
    // It stays open for the next setting.
    await expect(screen.getByRole('switch', { name: 'Logarithmic scale' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Options' })).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Options' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Options' })).toHaveFocus());
  },
};
