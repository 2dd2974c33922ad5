import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wholePage } from '../docs/wholePage.tsx';
import { HowToThemePage } from './HowToTheme.tsx';

const meta = {
  title: 'Theming/How to theme',
  component: HowToThemePage,
  parameters: wholePage(HowToThemePage),
} satisfies Meta<typeof HowToThemePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose a theme' })).toBeVisible();
  },
};
