import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wholePage } from '../docs/wholePage.tsx';
import { IconsPage } from './Icons.tsx';

const meta = {
  title: 'Foundations/Icons and marks',
  component: IconsPage,
  parameters: wholePage(IconsPage),
} satisfies Meta<typeof IconsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(canvas.getByText('Pollution high')).toBeVisible();
  },
};
