import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IndexMark } from './IndexMark.tsx';

const meta = {
  title: 'Data display/IndexMark',
  component: IndexMark,
  args: { scale: 'european2024', band: 2 },
  // Its colours are not theme tokens, so the dark theme needs a picture too.
  parameters: { isPicturedInDark: true },
} satisfies Meta<typeof IndexMark>;
export default meta;
type Story = StoryObj<typeof meta>;

const bands = [1, 2, 3, 4, 5, 6, null] as const;

export const Fair: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fair')).toBeInTheDocument();
    await expect(canvas.getByText('2')).toBeVisible();
  },
};
export const NoData: Story = {
  args: { band: null, isLabelVisible: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No index')).toBeVisible();
  },
};
export const Large: Story = { args: { band: 5, size: 'large', isLabelVisible: true } };

export const European: Story = {
  render: ({ scale }) => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {bands.map((band) => (
        <li key={band}>
          <IndexMark scale={scale} band={band} isLabelVisible />
        </li>
      ))}
    </ul>
  ),
};
export const American: Story = { ...European, args: { scale: 'us' } };
