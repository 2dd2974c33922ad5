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

/** Names a part of a page for those who move from heading to heading. */
export const AsHeading: StoryObj<typeof meta> = {
  args: { as: 'h2', children: 'Stations' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 }).getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
