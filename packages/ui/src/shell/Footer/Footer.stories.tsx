import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  args: {
    links: [
      { label: 'Accessibility statement', href: '/accessibility' },
      { label: 'Version 0.1.0', href: '/version' },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const WithText: Story = { args: { children: 'Data: CC BY 4.0' } };
