import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared } from '../../packages/ui/src/theme/shared.ts';
import { wholePage } from '../docs/wholePage.tsx';
import { ShapePage } from './Shape.tsx';

const meta = {
  title: 'Foundations/Shape and elevation',
  component: ShapePage,
  parameters: wholePage(ShapePage),
} satisfies Meta<typeof ShapePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    for (const name of ['small', 'large'] as const) {
      const tile = canvasElement.querySelector(`[data-radius="${name}"]`);
      await expect(tile).toHaveStyle({ borderRadius: shared.radius[name] });
    }
  },
};
