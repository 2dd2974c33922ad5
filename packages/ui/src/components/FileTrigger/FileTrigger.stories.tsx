import type { Meta, StoryObj } from '@storybook/react-vite';
import Upload from 'lucide-react/icons/upload';
import { expect, fn } from 'storybook/test';
import { FileTrigger } from './FileTrigger.tsx';

const meta = {
  title: 'Actions/FileTrigger',
  component: FileTrigger,
  args: { children: 'Choose a picture', onSelect: fn(), acceptedFileTypes: ['image/*'] },
} satisfies Meta<typeof FileTrigger>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = new File(['…'], 'station.png', { type: 'image/png' });

export const Plain: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input')!;
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    await expect(input).toHaveAttribute('accept', 'image/*');
    await userEvent.upload(input, picture);
    await expect(args.onSelect).toHaveBeenLastCalledWith([picture]);
  },
};
export const WithIcon: Story = { args: { icon: <Upload size={16} /> } };
export const Pending: Story = { args: { isPending: true }, parameters: { chromatic: { disableSnapshot: true } } };
export const Disabled: Story = { args: { isDisabled: true } };

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input')!.addEventListener('click', opened);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};
