import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wholePage } from '../docs/wholePage.tsx';
import { DataColoursPage } from './DataColours.tsx';
import { expectTrueFigures, lowestFigure } from './figures.ts';

const meta = {
  title: 'Foundations/Data colours',
  component: DataColoursPage,
  parameters: wholePage(DataColoursPage),
} satisfies Meta<typeof DataColoursPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await expectTrueFigures(canvasElement, 'light');
    await expect(lowestFigure(canvasElement, 'Contrast of series', 'light')).toBeGreaterThanOrEqual(3);
    await expect(lowestFigure(canvasElement, 'Contrast of outlines', 'dark')).toBeGreaterThanOrEqual(3);
  },
};

export const Dark: Story = {
  tags: ['!dev'],
  globals: { theme: 'dark' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expectTrueFigures(canvasElement, 'dark');
  },
};
