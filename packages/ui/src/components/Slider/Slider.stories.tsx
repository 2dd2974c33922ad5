import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { RangeSlider, Slider } from './Slider.tsx';

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  args: { label: 'Opacity of the layer', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { defaultValue: 60 }, parameters: { isPicturedInDark: true } };
export const WithUnit: Story = {
  args: { label: 'Threshold', unit: 'µg/m³', defaultValue: 50, description: 'Hours above it are marked' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Threshold (µg/m³)' });
    await expect(slider).toHaveValue('50');
    await expect(slider).toHaveAccessibleDescription('Hours above it are marked');
    await expect(canvas.getByRole('status')).toHaveTextContent('50 µg/m³');
  },
};
export const AtTheEnds: Story = {
  render: () => (
    <Stack>
      <Slider label="Lowest" defaultValue={0} />
      <Slider label="Highest" defaultValue={100} />
    </Stack>
  ),
};
export const Disabled: Story = { args: { defaultValue: 60, isDisabled: true } };

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 50, step: 5, onChangeEnd: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Opacity of the layer' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(55);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(65);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{Home}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(0);
  },
};

/** The lower thumb stops at the upper one. */
export const Range: Story = {
  parameters: { isPicturedInDark: true },
  render: () => <RangeSlider label="Noise" unit="dB" minValue={30} maxValue={90} defaultValue={[45, 65]} />,
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('slider', { name: /From.*Noise \(dB\)|Noise \(dB\).*From/ });
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('46–65 dB');
    await userEvent.keyboard('{End}');
    await expect(from).toHaveValue('65');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent('30–65 dB');
  },
};

/** A decimal comma and a true minus sign. */
export const Slovene: Story = {
  globals: { locale: 'sl' },
  args: { label: 'Temperatura', unit: '°C', minValue: -20, maxValue: 40, step: 0.5, defaultValue: -2.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('−2,5 °C');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 25 },
  play: async ({ args, canvasElement, userEvent }) => {
    const knob = canvasElement.querySelector('input')!.closest('[style]')!.getBoundingClientRect();
    const { left, width } = canvasElement.querySelector('[role=group]')!.getBoundingClientRect();
    await expect(knob.left).toBeGreaterThan(left + width / 2);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(26);
  },
};

export const SmallSteps: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { minValue: 0, maxValue: 1e-6, step: 1e-7, defaultValue: 3e-7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0.0000003');
  },
};
