import type { Meta, StoryObj } from '@storybook/react-vite';
import { Swatch } from './Swatch.tsx';

const meta = {
  title: 'Charts/Swatch',
  tags: ['!dev', '!autodocs'],
  component: Swatch,
  args: { index: 0 },
} satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Neighbours also differ by their dashes. */
export const AllTwelve: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {Array.from({ length: 12 }, (_, index) => (
        <Swatch key={index} index={index} />
      ))}
    </div>
  ),
};
export const OfBars: Story = { args: { kind: 'bars' } };
