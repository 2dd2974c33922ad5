import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Spinner } from '../Spinner/Spinner.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Zoom in', icon: <Plus size={20} aria-hidden="true" />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Zoom in');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Outlined: Story = { args: { tone: 'outlined' } };
export const Raised: Story = { args: { tone: 'raised' } };
export const Small: Story = { args: { size: 'small' } };
/** The press that makes it unavailable leaves the focus on it. */
export const Unavailable: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render({ onPress, ...args }) {
    const [isUnavailable, setUnavailable] = useState(false);
    return (
      <IconButton
        {...args}
        isUnavailable={isUnavailable}
        onPress={(event) => {
          onPress?.(event);
          setUnavailable(true);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Zoom in' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
/** Shows that its action runs, which cannot be started again meanwhile. */
export const Pending: Story = {
  args: { isPending: true, icon: <Spinner label="Please wait" size="small" tone="inherit" /> },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Zoom in/ });
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
