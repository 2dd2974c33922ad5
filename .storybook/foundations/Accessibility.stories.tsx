import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wholePage } from '../docs/wholePage.tsx';
import { AccessibilityPage } from './Accessibility.tsx';

const meta = {
  title: 'Foundations/Accessibility',
  component: AccessibilityPage,
  parameters: wholePage(AccessibilityPage),
} satisfies Meta<typeof AccessibilityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
