import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleHours } from '../exampleVerdicts.ts';
import { IndexHours } from './IndexHours.tsx';

const meta = {
  title: 'Map/IndexHours',
  component: IndexHours,
  args: { bands: exampleHours, start: Date.parse('2026-11-23T08:00:00Z'), timeZone: 'Europe/Ljubljana' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{<Story />}</div>],
  // Colours of the index are not theme tokens.
  parameters: { isPicturedInDark: true },
} satisfies Meta<typeof IndexHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /from 09:00 to 09:00: .*Fair 9 h.*no index 2 h/ })).toBeVisible();
  },
};
export const EveryBand: Story = { args: { bands: [1, 2, 3, 4, 5, 6, null] } };
export const NoIndex: Story = { args: { bands: Array.from({ length: 24 }, () => null) } };
