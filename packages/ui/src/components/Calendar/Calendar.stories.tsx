import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Calendar } from './Calendar.tsx';

const meta = {
  title: 'Inputs/Calendar',
  component: Calendar,
  args: { label: 'Day', defaultValue: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const weekdays = (canvas: HTMLElement) => [...canvas.querySelectorAll('thead th')].map((cell) => cell.textContent);

export const Chosen: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(weekdays(canvasElement)[0]).toBe('Mon');
    await userEvent.click(canvas.getByRole('button', { name: /, 3 November 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-03');
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /, 21 November 2026/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05');
  },
};

export const Slovene: Story = {
  globals: { locale: 'sl' },
  play: async ({ canvasElement }) => {
    await expect(weekdays(canvasElement)).toEqual(['pon.', 'tor.', 'sre.', 'čet.', 'pet.', 'sob.', 'ned.']);
  },
};

export const WithinLimits: Story = {
  args: { minValue: '2026-11-10', maxValue: '2026-11-24', isDateUnavailable: (day) => day === '2026-11-18' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /, 9 November 2026/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /, 18 November 2026/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** An invalid date selects nothing. */
export const Nonsense: Story = { tags: ['!dev', '!autodocs'], args: { defaultValue: 'soon' } };
export const Disabled: Story = { args: { isDisabled: true } };
