import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'Remark', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{<Story />}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What was seen at the station' } };
export const Described: Story = {
  args: { description: 'Shown to everybody', defaultValue: 'Filter changed.', rows: 2 },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Filter changed.' } };
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please enter a remark' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Remark/ });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter a remark');
  },
};
export const Typed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'One{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
  },
};
