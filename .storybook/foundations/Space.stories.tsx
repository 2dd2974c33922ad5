import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared } from '../../packages/ui/src/theme/shared.ts';
import type { SpaceToken } from '../../packages/ui/src/theme/space.ts';
import { wholePage } from '../docs/wholePage.tsx';
import { SpacePage } from './Space.tsx';

const meta = {
  title: 'Foundations/Space',
  component: SpacePage,
  parameters: wholePage(SpacePage),
} satisfies Meta<typeof SpacePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-space]')];
    await expect(bars).toHaveLength(8);
    for (const bar of bars) {
      await expect(bar).toHaveStyle({ width: shared.space[bar.dataset['space'] as SpaceToken] });
    }
  },
};
