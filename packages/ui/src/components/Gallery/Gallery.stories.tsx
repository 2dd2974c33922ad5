import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Gallery } from './Gallery.tsx';

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="#dfeaf0"/><path d="M0 470 Q240 330 520 440 T960 400 V640 H0Z" fill="${colour}"/></svg>`,
  )}`;
const size = { width: 960, height: 640 };

const meta = {
  title: 'Data display/Gallery',
  component: Gallery,
  args: {
    label: 'Photos',
    pictures: [
      {
        id: 'north',
        src: drawing('#9dbab5'),
        alt: 'Hills to the north',
        caption: 'View to the north, 2 May 2026',
        ...size,
      },
      {
        id: 'east',
        src: drawing('#b9a48c'),
        alt: 'Hills to the east',
        caption: 'View to the east, 2 May 2026',
        ...size,
      },
      { id: 'south', src: null, alt: 'Hills to the south', ...size },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The third picture is still loading. */
export const Small: Story = {};

const caption = 'Drawing, not a photograph';
export const SharedCaption: Story = {
  args: { pictures: meta.args.pictures.map((picture) => ({ ...picture, caption })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(caption)).toHaveLength(1);
  },
};

/** The arrow keys wrap around, and the focus returns to the opened picture. */
export const Larger: Story = {
  play: async ({ canvas, userEvent }) => {
    const thumbnail = canvas.getByRole('button', { name: 'Hills to the north' });
    await userEvent.click(thumbnail);
    const large = within(await screen.findByRole('dialog', { name: 'Photos' }));
    await waitFor(() => expect(large.getByRole('img', { name: 'Hills to the north' })).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(large.getByText('Picture 3 of 3')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(thumbnail).toHaveFocus());
    await userEvent.click(thumbnail);
    await waitFor(() => expect(screen.getByText('Picture 1 of 3')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await expect(screen.getByText('Picture 2 of 3')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
