import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { TimeSlider } from './TimeSlider.tsx';

const hourLabel = (step: number) => `Friday ${step}:00–${step + 1}:00`;

const meta = {
  title: 'Map/TimeSlider',
  component: TimeSlider,
  args: { label: 'Last hours', count: 12, value: 11, valueLabel: '', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{<Story />}</div>],
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <TimeSlider {...args} value={value} valueLabel={hourLabel(value)} onChange={setValue} />;
  },
} satisfies Meta<typeof TimeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {
  // The hover state of the browser's own slider is not deterministic.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Last hours' })).toHaveAttribute(
      'aria-valuetext',
      'Friday 11:00–12:00',
    );
  },
};

const levels = (['e1', 'e2', 'e3', 'e4', 'e5', 'e6'] as const).flatMap((level) => Array<typeof level>(8).fill(level));

/** Two days in the colours of an index, in a strip of a map. */
export const TwoDays: Story = {
  args: {
    label: 'Past 48 hours',
    count: 48,
    value: 30,
    levels: levels.map((level, step) => (step === 20 ? null : level)),
    days: [
      { step: 7, label: 'Mon 23' },
      { step: 31, label: 'Tue 24' },
    ],
    actions: <Button size="small">Now</Button>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{<Story />}</div>],
  // The hover state of the browser's own slider is not deterministic.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Friday 30:00–31:00 · worst: Poor');
    // The browser moves the slider by its keys; a test of the portal presses them.
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Friday 1:00–2:00 · worst: Good');
    // The steps of the browser's slider are in the middle of the cells.
    const { left, width } = slider.parentElement!.getBoundingClientRect();
    const own = slider.getBoundingClientRect();
    await expect(own.left + 8).toBeCloseTo(left + width / 96, 0);
    await expect(own.right - 8).toBeCloseTo(left + width - width / 96, 0);
  },
};

/** The level of the step begins the second line, without the separator. */
export const Narrow: Story = {
  args: { count: 48, value: 30, levels: TwoDays.args?.levels ?? [] },
  // The tooltip of the button is not deterministic.
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 220 }}>{<Story />}</div>],
  play: async ({ canvas }) => {
    const level = canvas.getByText(/worst: Poor/);
    const at = level.getBoundingClientRect();
    await expect(at.left).toBe(level.previousElementSibling!.getBoundingClientRect().left);
    await expect(level).not.toHaveTextContent('·');
    await expect(document.elementFromPoint(at.left - 5, at.top + at.height / 2)).not.toBe(level);
  },
};

export const Playing: Story = {
  args: { count: 3, value: 2 },
  // The tooltip of the button is not deterministic.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(slider).toHaveValue('0');
    await canvas.findByRole('button', { name: 'Pause' });
    await waitFor(() => expect(slider).toHaveValue('2'), { timeout: 5000 });
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

/** Playback goes on while the app renders more often than it steps. */
export const PlayingInBusyApp: Story = {
  tags: ['!dev', '!autodocs'],
  args: { count: 3, value: 5 },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const [now, setNow] = useState(0);
    useEffect(() => {
      const timer = setInterval(() => setNow((count) => count + 1), 200);
      return () => clearInterval(timer);
    }, []);
    return <TimeSlider {...args} value={value} valueLabel={`${value} ${now}`} onChange={(next) => setValue(next)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(slider).toHaveValue('0');
    await waitFor(() => expect(slider).toHaveValue('2'), { timeout: 5000 });
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
