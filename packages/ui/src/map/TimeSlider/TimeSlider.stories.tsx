import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
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
