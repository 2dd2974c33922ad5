import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Legal regime',
    items: [
      { id: 'eu2008', label: 'Until 2030', description: 'Directive 2008/50/EC' },
      { id: 'eu2024', label: 'From 2030', description: 'Directive (EU) 2024/2881' },
      { id: 'who', label: 'WHO 2021' },
      { id: 'own', label: 'Own values', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Chosen: Story = { args: { defaultValue: 'eu2024' } };
export const Horizontal: Story = { args: { defaultValue: 'who', orientation: 'horizontal' } };
export const Disabled: Story = { args: { defaultValue: 'who', isDisabled: true } };

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please choose a regime' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /Legal regime/ });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Please choose a regime');
  },
};

/** One Tab stop; arrow keys move within and skip disabled options. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'eu2008' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Until 2030' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('eu2024');
    await expect(canvas.getByRole('radio', { name: 'From 2030' })).toHaveAccessibleDescription(
      /Directive \(EU\) 2024\/2881/,
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Until 2030' })).toBeChecked();
  },
};

export const LongLabels: Story = {
  args: { items: [{ id: '1', label: 'Luftqualitätsüberwachungsmessstation'.repeat(5), description: 'x'.repeat(200) }] },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{<Story />}</div>],
};
