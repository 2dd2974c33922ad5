import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout and text/PageHeader',
  component: PageHeader,
  args: { title: 'Ljubljana Bežigrad' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const Full: Story = {
  args: {
    subtitle: 'Urban background, 299 m',
    breadcrumb: <Link href="#map">Locations map</Link>,
    actions: <Button>Export</Button>,
  },
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { level: 1 }).focus();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
