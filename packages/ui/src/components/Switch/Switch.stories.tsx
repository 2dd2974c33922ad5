import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Sound while reading the graph', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } };

export const Described: Story = {
  args: { description: 'Higher values sound higher' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Sound while reading the graph' })).toHaveAccessibleDescription(
      'Higher values sound higher',
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.click(canvas.getByText('Sound while reading the graph'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
