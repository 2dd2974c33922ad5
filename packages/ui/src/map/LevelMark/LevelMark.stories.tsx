import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { levelsByUrgency } from '../levels.ts';
import { LevelMark } from './LevelMark.tsx';

const meta = {
  title: 'Map/LevelMark',
  component: LevelMark,
  args: { level: 'e4' },
} satisfies Meta<typeof LevelMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByUrgency: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {levelsByUrgency.map((level) => (
        <li key={level}>
          <LevelMark level={level} isLabelVisible />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unhealthy for sensitive groups')).toBeVisible();
    await expect(canvas.getByText('Data delayed')).toBeVisible();
  },
};
