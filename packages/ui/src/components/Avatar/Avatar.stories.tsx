import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#2f6690" d="M0 0h4v4H0z"/><path fill="#d9dcd6" d="M0 4 2 1l2 3z"/></svg>',
)}`;

const meta = {
  title: 'Data display/Avatar',
  component: Avatar,
  args: { name: 'Ana Marija Šuštar' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  parameters: { isPicturedInDark: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Marija Šuštar' })).toHaveTextContent('AŠ');
  },
};
export const Picture: Story = { args: { src: picture } };
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(['small', 'compact', 'medium', 'large'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {(['small', 'compact', 'medium', 'large'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} src={picture} />
      ))}
    </Inline>
  ),
};

/** Without a letter in the name. */
export const WithoutInitials: Story = { args: { name: '–' } };

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AŠ')).toBeVisible();
  },
};

/** The name is beside it, so a screen reader reads it once. */
export const Decorative: Story = {
  args: { isDecorative: true },
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text as="span">{args.name}</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Ana Marija Šuštar')).toBeVisible();
  },
};

/** Of an organisation: a wide logo is not cut. */
export const Organisation: Story = {
  render: () => (
    <Inline>
      <Avatar name="Mestna občina Obala" shape="square" />
      <Avatar name="Mestna občina Obala" shape="square" src={picture} />
    </Inline>
  ),
};
