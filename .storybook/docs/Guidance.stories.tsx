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
const third = Math.ceil(all.length / 3);

/** One part of the components: axe needs long for a page of all. */
const part = (index: number): Story => {
  const shown = all.slice(index * third, (index + 1) * third);
  return {
    render: () => (
      <Stack space="huge">
        {shown.map(([name, guidance]) => (
          <Stack key={name}>
            <Heading level={1}>{name}</Heading>
            <Advices name={name} guidance={guidance} />
          </Stack>
        ))}
      </Stack>
    ),
    play: async ({ canvas }) => {
      await expect(canvas.getAllByRole('heading', { name: 'When to use it' })).toHaveLength(shown.length);
    },
  };
};

export const FirstThird: Story = part(0);
export const SecondThird: Story = { ...part(1), tags: ['extended'] };
export const LastThird: Story = { ...part(2), tags: ['extended'] };
