import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { expect, fn, screen } from 'storybook/test';
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
export const Disabled: Story = { args: { isDisabled: true } };
