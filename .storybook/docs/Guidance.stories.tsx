import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Advices } from './Advices.tsx';
import { allGuidance } from './guidance.ts';

const meta = {
  title: 'Foundations/Guidance',
  component: Advices,
  tags: ['!dev', '!autodocs'],
  // Docs pages are not stories: this one story is their test.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Advices>;
export default meta;
type Story = StoryObj;

const all = [...allGuidance];

export const OfEveryComponent: Story = {
  render: () => (
    <Stack space="huge">
      {all.map(([name, guidance]) => (
        <Stack key={name}>
          <Heading level={1}>{name}</Heading>
          <Advices name={name} guidance={guidance} />
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'When to use it' })).toHaveLength(all.length);
  },
};
