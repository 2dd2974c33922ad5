import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Clients', href: '#clients' },
      { label: 'Mestna občina Celje', href: '#celje' },
      { label: 'Celje bolnica', href: '#station' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDeep: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Celje bolnica')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mestna občina Celje' })).toHaveFocus();
  },
};
export const One: Story = { args: { items: [{ label: 'Clients', href: '#clients' }] } };
export const LongNames: Story = {
  args: {
    items: ['a', 'b', 'c'].map((id) => ({ label: 'Luftqualitätsüberwachungsmessstation'.repeat(4), href: `#${id}` })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{<Story />}</div>],
};
