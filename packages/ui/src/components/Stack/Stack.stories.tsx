import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout and text/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Card>Ljubljana Bežigrad</Card>
        <Card>Celje bolnica</Card>
        <Card>Krvavec</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Distances between elements that follow one another. */
const gapsBetween = (elements: readonly Element[]) =>
  elements.slice(1).map((element, index) => {
    const before = elements[index]!.getBoundingClientRect();
    return Math.round(element.getBoundingClientRect().top - before.bottom);
  });

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    await expect(gapsBetween([...canvasElement.querySelectorAll('section')])).toEqual([12, 12]);
  },
};
export const None: Story = {
  args: { space: 'none' },
  play: async ({ canvasElement }) => {
    await expect(gapsBetween([...canvasElement.querySelectorAll('section')])).toEqual([0, 0]);
  },
};
export const Huge: Story = { args: { space: 'huge' } };
export const Centred: Story = {
  args: {
    align: 'center',
    children: (
      <>
        <Heading level={2}>No measurements yet</Heading>
        <Text tone="muted">The station was set up today.</Text>
        <Button>Show equipment</Button>
      </>
    ),
  },
};

/** Groups that belong together are closer to one another: a stack in a stack. */
export const Nested: Story = {
  args: {
    space: 'xlarge',
    children: (['Particulate matter', 'Ozone'] as const).map((name) => (
      <Stack key={name} space="xsmall">
        <Heading level={2}>{name}</Heading>
        <Text>Below the limit value on all days of this month.</Text>
      </Stack>
    )),
  },
};

export const AsList: Story = {
  args: {
    as: 'ul',
    space: 'xsmall',
    children: ['PM10', 'PM2.5', 'O₃'].map((name) => <li key={name}>{name}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
