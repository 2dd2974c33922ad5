import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorBoundary, ErrorFallback } from './ErrorFallback.tsx';

const meta = {
  title: 'Feedback/ErrorFallback',
  component: ErrorFallback,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorFallback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithReason: Story = { args: { heading: 'Failed to load data.', children: 'Network error' } };
export const NothingToTry: Story = { render: () => <ErrorFallback /> };

let isBroken = true;
const onError = fn();

function Part() {
  if (isBroken) throw new Error('No such thing');
  return <p>All is well</p>;
}

export const CatchesAndTriesAgain: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { isForBrowsersOnly: true },
  render: () => (
    <ErrorBoundary onError={onError} onRetry={() => (isBroken = false)}>
      <Part />
    </ErrorBoundary>
  ),
  beforeEach: () => {
    isBroken = true;
    onError.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(onError).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByText('All is well')).toBeVisible();
    // The button is gone: the focus is around the part.
    await expect(document.activeElement).toContainElement(canvas.getByText('All is well'));
    await expect(document.body).not.toHaveFocus();
  },
};
