import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { wholePage } from '../docs/wholePage.tsx';
import { MotionPage } from './Motion.tsx';

const meta = {
  title: 'Foundations/Motion',
  component: MotionPage,
  parameters: wholePage(MotionPage),
} satisfies Meta<typeof MotionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[data-motion="medium"]')!;
    await expect(getComputedStyle(bar).transition).toContain('0.2s ease-out');
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(bar.getBoundingClientRect().left).toBeGreaterThan(100));
  },
};
