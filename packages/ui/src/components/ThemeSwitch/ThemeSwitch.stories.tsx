import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Shell/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system', onChange: fn() },
  decorators: [(Story) => <div style={{ minHeight: 200, textAlign: 'end' }}>{<Story />}</div>],
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme: Same as device' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    // Selected by typing the first letters.
    await userEvent.keyboard('dar{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Theme: Same as device' })).toHaveFocus());
  },
};
