import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared } from '../../packages/ui/src/theme/shared.ts';
import { wholePage } from '../docs/wholePage.tsx';
import { TypePage } from './Type.tsx';

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  parameters: wholePage(TypePage),
} satisfies Meta<typeof TypePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    for (const role of ['display', 'body', 'small'] as const) {
      const line = canvasElement.querySelector(`[data-role="${role}"] p`);
      await expect(line).toHaveStyle({ fontSize: shared.fontSize[role], lineHeight: shared.lineHeight[role] });
    }
  },
};
