import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Inputs/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Quantities',
    items: [
      { id: 'pm10', label: 'PM10' },
      { id: 'o3', label: 'Ozone', description: 'Measured from April to September' },
      { id: 'so2', label: 'SO₂', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Chosen: Story = { args: { defaultValue: ['pm10', 'so2'] } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['pm10'] } };

export const InARow: Story = {
  args: {
    orientation: 'horizontal',
    items: ['2025', '2024', '2023'].map((id) => ({ id, label: id })),
    defaultValue: ['2025'],
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please choose a quantity', description: 'At least one' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: /Quantities/ });
    await expect(group).toHaveAccessibleDescription(/At least one.*Please choose a quantity/);
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: ['pm10'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Ozone' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['pm10', 'o3']);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'SO₂' })).not.toHaveFocus();
  },
};
