import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Inputs/TimeField',
  component: TimeField,
  args: { label: 'Start of the measurement', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{<Story />}</div>],
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '14:30' } };
export const WithSeconds: Story = { args: { defaultValue: '14:30:05', granularity: 'second' } };
export const Disabled: Story = { args: { defaultValue: '14:30', isDisabled: true } };
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please enter a time', description: 'Local time of the station' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Start of the measurement/ })).toHaveAccessibleDescription(
      /Local time of the station.*Please enter a time/,
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveFocus();
    await userEvent.keyboard('0945');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:45');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:46');
    await userEvent.keyboard('{Backspace>5/}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** 24 hours in German, and in British English, which is used for English without a region. */
export const German: Story = {
  globals: { locale: 'de' },
  args: { defaultValue: '21:05' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton').map((segment) => segment.textContent)).toEqual(['21', '05']);
  },
};

/** Hours are left of minutes, at the right edge of the field. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: '09:05' },
  play: async ({ canvas }) => {
    const [hour, minute] = canvas.getAllByRole('spinbutton').map((segment) => segment.getBoundingClientRect().left);
    await expect(hour).toBeLessThan(minute!);
  },
};
