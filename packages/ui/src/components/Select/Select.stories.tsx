import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Averaging interval',
    items: [
      { id: '15m', label: '15 minutes' },
      { id: '1h', label: '1 hour' },
      { id: '24h', label: '24 hours', description: 'Days by local time' },
    ],
    onSelectionChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{<Story />}</div>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Chosen: Story = { args: { defaultSelectedKey: '1h' } };
export const Small: Story = { args: { size: 'small', defaultSelectedKey: '1h', isLabelVisible: false } };
export const Invalid: Story = { args: { errorMessage: 'Please choose an interval' } };
export const Disabled: Story = { args: { isDisabled: true, defaultSelectedKey: '1h' } };

export const ByKeyboard: Story = {
  args: { defaultSelectedKey: '1h' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('24h');
  },
};
