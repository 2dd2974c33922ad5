import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Full name', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Č');
    await expect(args.onChange).toHaveBeenLastCalledWith('Č');
  },
};
export const Filled: Story = { args: { defaultValue: 'Živa Žnidaršič' } };
export const Required: Story = { args: { isRequired: true } };
export const WithDescription: Story = {
  args: { description: 'As it should appear in reports.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Full name')).toHaveAccessibleDescription('As it should appear in reports.');
  },
};
export const Invalid: Story = {
  args: { errorMessage: 'Please enter full name' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Full name');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter full name');
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Živa Žnidaršič' } };
export const Email: Story = {
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', placeholder: 'name@example.org' },
};
