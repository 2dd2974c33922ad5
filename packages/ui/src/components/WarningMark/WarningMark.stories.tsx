import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { warningLevels } from './shapes.ts';
import { WarningMark } from './WarningMark.tsx';

const meta = {
  title: 'Components/WarningMark',
  component: WarningMark,
  args: { level: 'high' },
  // Its strokes have separate tokens in each theme.
  parameters: { isPicturedInDark: true },
} satisfies Meta<typeof WarningMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysItsLevel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('High warning')).toBeInTheDocument();
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
