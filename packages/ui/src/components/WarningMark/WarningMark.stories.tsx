import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { warningLevels } from './shapes.ts';
import { WarningMark } from './WarningMark.tsx';

const meta = {
  title: 'Data display/WarningMark',
  component: WarningMark,
  args: { level: 'high' },
  // Its strokes have separate tokens in each theme.
  parameters: { isPicturedInDark: true },
} satisfies Meta<typeof WarningMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysItsLevel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pollution high')).toBeInTheDocument();
  },
};
export const ColouredByTheServer: Story = {
  args: { color: '#8e24aa', label: 'Very poor' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Very poor')).toBeInTheDocument();
    const [body, sign] = canvasElement.querySelectorAll('path');
    await expect(getComputedStyle(body!).fill).toBe('rgb(142, 36, 170)');
    await expect(getComputedStyle(sign!).stroke).toBe('rgb(255, 255, 255)');
  },
};
export const ColourWithoutALevel: Story = {
  args: { level: 'unrated', color: '#ffd54f', isLabelVisible: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
    await expect(getComputedStyle(canvasElement.querySelector('path')!).fill).toBe('rgb(255, 213, 79)');
  },
};
export const AllLevels: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12 }}>
      {warningLevels.map((level) => (
        <li key={level} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <WarningMark level={level} size="small" announce="none" />
          <WarningMark level={level} size="large" announce="none" />
          <WarningMark level={level} isLabelVisible />
        </li>
      ))}
    </ul>
  ),
};
