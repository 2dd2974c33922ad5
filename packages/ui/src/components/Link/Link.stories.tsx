import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UiProvider } from '../../i18n/UiProvider.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '/reports', children: 'Reports' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };

export const NewWindow: Story = {
  args: { href: 'https://example.org', target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const navigate = fn();

export const NavigatesWithTheRouter: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <UiProvider locale="en" messages={{}} navigate={navigate} useHref={(href) => `/base${href}`}>
      <Link {...args} />
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link', { name: 'Reports' });
    await expect(link).toHaveAttribute('href', '/base/reports');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('/reports', undefined);
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  ...NavigatesWithTheRouter,
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Reports' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/reports', undefined);
  },
};
