import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark } from '../../packages/ui/src/theme/dark.ts';
import { light } from '../../packages/ui/src/theme/light.ts';
import { wholePage } from '../docs/wholePage.tsx';
import { ColourPage, linePairs, textPairs } from './Colour.tsx';
import { expectTrueFigures, lowestFigure } from './figures.ts';
import { measuredBackground } from './measured.ts';

const meta = {
  title: 'Foundations/Colour',
  component: ColourPage,
  parameters: wholePage(ColourPage),
} satisfies Meta<typeof ColourPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const swatches = (root: HTMLElement) =>
  Object.fromEntries(
    [...root.querySelectorAll<HTMLElement>('[data-token]')].map((element) => [
      element.dataset['token'],
      measuredBackground(element),
    ]),
  );

const figureCount = 4 * (textPairs.length + linePairs.length);

export const Light: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await expect(swatches(canvasElement)).toMatchObject({ text: light.color.text, surface: '#ffffff' });
    await expectTrueFigures(canvasElement, 'light');
    await expect(canvasElement.querySelectorAll('[data-contrast-in]')).toHaveLength(figureCount);
    await expect(lowestFigure(canvasElement, 'Contrast of text', 'light')).toBeGreaterThanOrEqual(4.5);
    await expect(lowestFigure(canvasElement, 'Contrast of text', 'darkContrast')).toBeGreaterThanOrEqual(7);
    await expect(lowestFigure(canvasElement, 'Contrast of controls and focus', 'dark')).toBeGreaterThanOrEqual(3);
  },
};

export const Dark: Story = {
  tags: ['!dev'],
  globals: { theme: 'dark' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(swatches(canvasElement)).toMatchObject({ text: dark.color.text, surface: dark.color.surface });
    await expectTrueFigures(canvasElement, 'dark');
  },
};

export const DarkWithMoreContrast: Story = {
  tags: ['!dev'],
  globals: { theme: 'dark', contrast: 'more' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expectTrueFigures(canvasElement, 'darkContrast');
  },
};
