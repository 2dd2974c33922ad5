import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Show preliminary values', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Partly: Story = {
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };

export const Described: Story = {
  args: { description: 'Not yet verified by the station’s keeper' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Show preliminary values' })).toHaveAccessibleDescription(
      'Not yet verified by the station’s keeper',
    );
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please confirm' },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox');
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toHaveAccessibleDescription('Please confirm');
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByText('Show preliminary values'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongLabel: Story = {
  args: { label: 'Luftqualitätsüberwachungsmessstationsbetreiberverordnung '.repeat(4).trim() },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{<Story />}</div>],
};
