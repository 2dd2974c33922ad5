import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchButton } from './SearchButton.tsx';

const meta = {
  title: 'Navigation/SearchButton',
  component: SearchButton,
  args: {
    label: 'Search stations and pages',
    shortcut: 'Ctrl K',
    onPress: fn(),
  },
} satisfies Meta<typeof SearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Search stations and pages' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Only the icon; the name stays for assistive technology. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
