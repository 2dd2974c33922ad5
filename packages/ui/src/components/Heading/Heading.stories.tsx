import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Layout and text/Heading',
  component: Heading,
  args: { level: 2, children: 'Particulate matter in Ljubljana' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Particulate matter in Ljubljana' });
    await expect(heading).toHaveStyle({ fontSize: '20px', lineHeight: '28px' });
  },
};

export const Levels: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
};

/** The outline of the page and the look are independent of each other. */
export const SmallSecondLevel: Story = {
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveStyle({ fontSize: '13px', lineHeight: '18px' });
  },
};

export const Display: Story = { args: { level: 1, size: 'display' } };
export const DisplayOnPhone: Story = {
  args: { level: 1, size: 'display' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveStyle({ fontSize: '28px', lineHeight: '36px' });
  },
};
