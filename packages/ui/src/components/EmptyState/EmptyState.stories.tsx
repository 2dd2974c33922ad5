import type { Meta, StoryObj } from '@storybook/react-vite';
import ChartLine from 'lucide-react/icons/chart-line';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No data for selected period' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sentence: Story = {};
export const WithAction: Story = {
  args: {
    description: 'The station started on 3. 5. 2024. Choose a later period.',
    action: <Button>Show the last 7 days</Button>,
    illustration: <ChartLine size={40} strokeWidth={1.25} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
