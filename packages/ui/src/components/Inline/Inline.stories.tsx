import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout and text/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Button tone="primary">Save</Button>
        <Button>Save as copy</Button>
        <Button tone="quiet">Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (element: Element) => element.getBoundingClientRect().top;

export const Small: Story = {};
export const Large: Story = { args: { space: 'large' } };
export const AtTheEnd: Story = { args: { justify: 'end' } };
export const Between: Story = {
  args: {
    justify: 'between',
    children: (
      <>
        <Heading level={2}>Stations</Heading>
        <Button size="small">Export</Button>
      </>
    ),
  },
};

export const Baseline: Story = {
  args: {
    align: 'baseline',
    space: 'xsmall',
    children: (
      <>
        <Text as="span" size="display" weight="strong" isTabular>
          52.4
        </Text>
        <Text as="span" tone="muted">
          µg/m³, 24 h mean
        </Text>
      </>
    ),
  },
};

export const Wrapped: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 200 }}>{<Story />}</div>],
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('button');
    await expect(topOf(last!)).toBeGreaterThan(topOf(first!));
  },
};

export const AsList: Story = {
  args: {
    as: 'ul',
    children: ['Traffic', 'Background', 'Industry'].map((name) => (
      <li key={name}>
        <Badge>{name}</Badge>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
