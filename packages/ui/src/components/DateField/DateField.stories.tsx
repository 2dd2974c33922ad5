import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Inputs/DateField',
  component: DateField,
  args: { label: 'Calibrated on', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{<Story />}</div>],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-11-21' } };
export const Disabled: Story = { args: { defaultValue: '2026-11-21', isDisabled: true } };
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please enter a day', description: 'As on the certificate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Calibrated on/ })).toHaveAccessibleDescription(
      /As on the certificate.*Please enter a day/,
    );
  },
};

export const Typed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('21112026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-11-21');
  },
};

/** Day, month, year, with full stops. */
export const German: Story = {
  globals: { locale: 'de' },
  args: { defaultValue: '2026-03-29' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton').map((segment) => segment.textContent)).toEqual(['29', '3', '2026']);
  },
};
