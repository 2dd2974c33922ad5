import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: { label: 'Threshold', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{<Story />}</div>],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'None' } };
export const WithUnit: Story = {
  args: { unit: 'µg/m³', defaultValue: 50 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Threshold (µg/m³)' })).toHaveValue('50');
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 50 } };
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please enter a threshold' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Threshold/ });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter a threshold');
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 50, step: 5, minValue: 0, maxValue: 60 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(55);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await expect(canvas.getByRole('button', { name: /Increase/ })).toBeDisabled();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** A decimal comma, points between thousands, and a hyphen typed as minus. */
export const Slovene: Story = {
  globals: { locale: 'sl' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '-12345,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(-12_345.5);
    await expect(input).toHaveValue('\u221212.345,5');
  },
};

/** A minus sign is read also where the language writes a hyphen. */
export const German: Story = {
  globals: { locale: 'de' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '\u221212,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(-12.5);
    await userEvent.clear(input);
    await userEvent.paste('\u22127,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(-7.5);
  },
};

export const EmptyValue: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: null },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '5');
    await userEvent.tab();
    await expect(input).toHaveValue('');
  },
};
