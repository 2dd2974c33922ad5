import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout and text/Card',
  component: Card,
  args: { children: 'PM10 has stayed under the daily limit for 41 days.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHeading: Story = {
  args: {
    heading: 'Particulate matter',
    description: '24 h mean, Europe/Ljubljana',
    actions: <Button size="small">Export</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Particulate matter' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};
