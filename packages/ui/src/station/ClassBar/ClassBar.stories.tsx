import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClassBar } from './ClassBar.tsx';

const meta = {
  title: 'Map/ClassBar',
  component: ClassBar,
  args: {
    counts: [
      { band: 1, count: 2 },
      { band: 2, count: 6 },
      { band: 3, count: 4 },
      { band: 4, count: 0 },
      { band: 5, count: 1 },
      { band: null, count: 1 },
    ],
  },
  parameters: { isPicturedInDark: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClassBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A class without stations is left out. */
export const Mixed: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Stations by class of air quality' });
    const texts = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(texts.slice(0, 2)).toEqual(['1Good2', '2Fair6']);
    await expect(texts.at(-1)).toBe('–No index1');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  },
};
export const OneClass: Story = { args: { counts: [{ band: 4, count: 3 }] } };
export const ThousandsOfStations: Story = {
  args: {
    counts: [
      { band: 1, count: 4120 },
      { band: 6, count: 1 },
      { band: null, count: 380 },
    ],
  },
};
