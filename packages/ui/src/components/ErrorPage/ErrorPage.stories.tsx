import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/** The picture loads after the text. */
const isComplete = (page: HTMLElement) => waitFor(() => expect(page.querySelector('svg')).not.toBeNull());

const meta = {
  title: 'Feedback/ErrorPage',
  component: ErrorPage,
  args: {
    kind: 'notFound',
    heading: '404 - URL does not exist',
    action: (
      <LinkButton tone="primary" href="#home">
        Take me back to Home
      </LinkButton>
    ),
  },
  play: ({ canvasElement }) => isComplete(canvasElement),
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 - URL does not exist');
    await isComplete(canvasElement);
  },
};
export const Server: Story = {
  args: { kind: 'server', code: '500', heading: 'Something went wrong', lines: ['Please try again in a moment.'] },
};
export const Denied: Story = {
  args: { kind: 'denied', heading: 'Access denied', lines: ['Your account may not see this page.'] },
};
export const UnknownClient: Story = {
  args: {
    kind: 'client',
    heading: 'Client not found',
    lines: ['Check the address, or choose a client from the list.'],
  },
};
