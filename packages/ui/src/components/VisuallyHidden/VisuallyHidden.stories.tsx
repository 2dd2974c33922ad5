import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout and text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Read out, not seen' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const ReadNotSeen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Read out, not seen').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
