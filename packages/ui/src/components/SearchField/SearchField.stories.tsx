import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { label: 'Search stations', placeholder: 'Search stations', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'Ljubljana' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search stations' })).toHaveValue('');
  },
};
export const Small: Story = { args: { size: 'small' } };
export const WithLabel: Story = { args: { isLabelVisible: true } };

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('celje');
    await expect(args.onChange).toHaveBeenLastCalledWith('celje');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox', { name: 'Search stations' })).toHaveValue('');
  },
};
