import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { targetId: 'story-content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="story-content" tabIndex={-1} style={{ padding: 48 }}>
        Content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const MovesTheFocus: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
