import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wholePage } from '../docs/wholePage.tsx';
import { WritingPage } from './Writing.tsx';

const meta = {
  title: 'Foundations/Writing',
  component: WritingPage,
  parameters: wholePage(WritingPage),
} satisfies Meta<typeof WritingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
