import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Values of the last two days are preliminary.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'The password has been changed.' } };
export const Warning: Story = {
  args: { tone: 'warning', title: 'Partial data', children: '3 of 4 series have arrived.' },
};
export const Compact: Story = { args: { density: 'compact', children: 'Calibration until 12:00' } };
export const Danger: Story = {
  args: { tone: 'danger', children: 'Network error', action: <Button size="small">Retry</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error');
  },
};
