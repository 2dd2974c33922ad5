import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Column, Columns } from './Columns.tsx';

const meta = {
  title: 'Layout and text/Columns',
  component: Columns,
  args: {
    children: ['Particulate matter', 'Ozone', 'Nitrogen dioxide'].map((name) => (
      <Column key={name}>
        <Card>{name}</Card>
      </Column>
    )),
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxesOf = (root: HTMLElement) =>
  [...root.querySelectorAll('section')].map((element) => element.getBoundingClientRect());
const widthsOf = (root: HTMLElement) => boxesOf(root).map(({ width }) => Math.round(width));
const rowsOf = (root: HTMLElement) => new Set(boxesOf(root).map(({ top }) => top)).size;

export const Equal: Story = {
  args: { collapseBelow: 'never' },
  play: async ({ canvasElement }) => {
    await expect(new Set(widthsOf(canvasElement)).size).toBe(1);
    await expect(rowsOf(canvasElement)).toBe(1);
  },
};

/** Shares and the gap between them fill the row exactly. */
export const TwoThirdsAndOne: Story = {
  args: {
    collapseBelow: 'never',
    children: (
      <>
        <Column width="2/3">
          <Card>Graph</Card>
        </Column>
        <Column width="1/3">
          <Card>Legend</Card>
        </Column>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 616 }}>{<Story />}</div>],
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('section')!.parentElement!.parentElement!.clientWidth;
    const [graph, legend] = widthsOf(canvasElement);
    await expect(Math.abs(graph! + legend! + 16 - row)).toBeLessThanOrEqual(1);
    await expect(Math.abs(graph! - (2 * legend! + 16))).toBeLessThanOrEqual(2);
  },
};

export const ContentBesideFill: Story = {
  args: {
    align: 'end',
    space: 'small',
    collapseBelow: 'never',
    children: (
      <>
        <Column>
          <TextField label="Address" />
        </Column>
        <Column width="content">
          <Button>Search</Button>
        </Column>
      </>
    ),
  },
};

/** On a phone the columns are below one another, in the same order. */
export const Collapsed: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement)).toBe(3);
    await expect(new Set(widthsOf(canvasElement)).size).toBe(1);
  },
};

export const CollapsedOnTablet: Story = {
  args: { collapseBelow: 'narrow' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement)).toBe(3);
  },
};
